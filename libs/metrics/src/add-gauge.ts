import { Counter, Gauge, type Registry } from 'prom-client';

interface MetricDescription<Label extends string> {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly Label[];
}

/** Adds a gauge that is read when metrics are scraped. Series that `read` doesn't set are left out. */
export function addGauge<Label extends string>(
  registry: Registry,
  { name, help, labelNames = [] }: MetricDescription<Label>,
  read: (gauge: Gauge<Label>) => void | Promise<void>,
): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames,
    registers: [],
    collect() {
      this.reset();
      return read(this);
    },
  });
  registry.registerMetric(gauge);
}

/** Adds a counter whose totals are kept elsewhere and read when metrics are scraped. Series that `read` doesn't set are left out. */
export function addCounter<Label extends string>(
  registry: Registry,
  { name, help, labelNames = [] }: MetricDescription<Label>,
  read: (counter: Counter<Label>) => void,
): void {
  const counter = new Counter({
    name,
    help,
    labelNames,
    registers: [],
    collect() {
      this.reset();
      // Otherwise a counter without labels would report 0.
      if (labelNames.length === 0) this.remove();
      read(this);
    },
  });
  registry.registerMetric(counter);
}

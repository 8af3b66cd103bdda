import { Gauge, type Registry } from 'prom-client';

interface GaugeDescription<Label extends string> {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly Label[];
}

/** Adds a gauge whose values are read when metrics are scraped. Series that `read` doesn't set are left out. */
export function addGauge<Label extends string>(
  registry: Registry,
  { name, help, labelNames = [] }: GaugeDescription<Label>,
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

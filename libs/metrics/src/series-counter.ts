import { Counter, type CounterConfiguration, type Registry } from 'prom-client';

export interface CounterSeries {
  count: number;
}

/**
 * A counter for hot paths: callers keep a series and increment its number. The numbers are passed to prom-client when metrics are scraped,
 * because its own `inc` concatenates all labels on each call.
 */
export class SeriesCounter<Label extends string> {
  readonly #series: { readonly labels: Readonly<Record<Label, string>>; readonly series: CounterSeries }[] = [];

  constructor(registry: Registry, configuration: Pick<CounterConfiguration<Label>, 'name' | 'help' | 'labelNames'>) {
    const all = this.#series;
    const counter = new Counter({
      ...configuration,
      registers: [],
      collect() {
        this.reset();
        for (const { labels, series } of all) this.inc(labels, series.count);
      },
    });
    registry.registerMetric(counter);
  }

  /** Call once per set of labels, and keep the result. */
  add(labels: Readonly<Record<Label, string>>): CounterSeries {
    const series = { count: 0 };
    this.#series.push({ labels, series });
    return series;
  }
}

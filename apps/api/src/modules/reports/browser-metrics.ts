import { pageKinds, type ReportedApp, type ReportedVital } from '@onepoint/browser-reports/report';
import { LRUCache } from 'lru-cache';
import { Counter, Histogram, type Registry } from 'prom-client';

/**
 * Buckets around the thresholds of "good" and "poor": 2.5 and 4 s for LCP, 0.2 and 0.5 s for INP, 0.8 and 1.8 s for TTFB, 1.8 and 3 s for FCP.
 */
const vitalBucketsSecs = [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10, 30];
const shiftBuckets = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/**
 * Errors are counted per build for this many builds. Each deployment adds one. Anyone can report made-up builds, but they only replace builds that
 * are no longer in use.
 */
const buildsMax = 20;

const kinds: Readonly<Record<ReportedApp, ReadonlySet<string>>> = {
  site: new Set(pageKinds.site),
  dashboard: new Set(pageKinds.dashboard),
  playground: new Set(pageKinds.playground),
};

/** Labels are bounded: apps, kinds of pages, and the builds that reported last. */
export class BrowserMetrics {
  readonly #vitals: Histogram<'app' | 'page' | 'vital'>;
  readonly #shifts: Histogram<'app' | 'page'>;
  readonly #errors: Counter<'app' | 'build'>;
  readonly #builds: LRUCache<string, { app: ReportedApp; build: string }>;

  constructor(registry: Registry) {
    const registers = [registry];
    this.#vitals = new Histogram({
      name: 'onepoint_browser_vital_seconds',
      help: 'Web vitals of page loads, by app, kind of page, and vital',
      labelNames: ['app', 'page', 'vital'],
      buckets: vitalBucketsSecs,
      registers,
    });
    this.#shifts = new Histogram({
      name: 'onepoint_browser_layout_shift',
      help: 'Cumulative layout shift (CLS) of page loads, by app and kind of page',
      labelNames: ['app', 'page'],
      buckets: shiftBuckets,
      registers,
    });
    this.#errors = new Counter({
      name: 'onepoint_browser_errors_total',
      help: 'Errors of our code in browsers, by app and build',
      labelNames: ['app', 'build'],
      registers,
    });
    this.#builds = new LRUCache({
      max: buildsMax,
      dispose: (labels, _key, reason) => {
        if (reason === 'evict') this.#errors.remove(labels);
      },
    });
  }

  recordVital(app: ReportedApp, { name, page, value }: ReportedVital): void {
    const labels = { app, page: kinds[app].has(page) ? page : 'other' };
    if (name === 'CLS') this.#shifts.observe(labels, value);
    else this.#vitals.observe({ ...labels, vital: name }, value / 1_000);
  }

  recordErrors(app: ReportedApp, build: string, count: number): void {
    const labels = { app, build };
    this.#builds.set(`${app} ${build}`, labels);
    this.#errors.inc(labels, count);
  }
}

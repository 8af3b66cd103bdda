import { Counter, Histogram, type Registry } from 'prom-client';
import { durationBucketsSecs } from './serve-metrics.ts';

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Request counts by method, route, and status, and a duration histogram. Unusual methods are counted as `other`. */
export class HttpMetrics {
  readonly #requests: Counter<'method' | 'route' | 'status'>;
  readonly #durations: Histogram<'method' | 'route'>;

  constructor(registry: Registry) {
    this.#requests = new Counter({
      name: 'onepoint_http_requests_total',
      help: 'Requests, by method, route pattern, and status',
      labelNames: ['method', 'route', 'status'],
      registers: [registry],
    });
    this.#durations = new Histogram({
      name: 'onepoint_http_request_duration_seconds',
      help: 'Time from the request’s head to the end of the response, by method and route pattern',
      labelNames: ['method', 'route'],
      buckets: durationBucketsSecs,
      registers: [registry],
    });
  }

  /** @param route a pattern or a kind of page, never a path: every distinct value is a separate time series */
  record(request: { readonly method: string; readonly route: string; readonly status: number; readonly durationMs: number }): void {
    const { route, status, durationMs } = request;
    const method = methods.has(request.method) ? request.method : 'other';
    this.#requests.inc({ method, route, status });
    this.#durations.observe({ method, route }, durationMs / 1_000);
  }
}

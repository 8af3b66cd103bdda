import type { Statistics } from '@onepoint/api-contract';
import { latencyQuantile, type Counters } from '@onepoint/database';

/** Median and 95th percentile of a histogram; null where nothing was measured. */
export function toLatency(counters: Counters): Statistics['latency']['total'] {
  return { p50Ms: latencyQuantile(counters, 0.5), p95Ms: latencyQuantile(counters, 0.95) };
}

import type { Counters } from './counters.ts';

/** Start of the second bucket; whatever was faster is in the first. */
const firstMs = 0.125;
/** Each bucket is a fourth of a doubling wide: 2^(1/4). */
const bucketsPerDoubling = 4;
/** 20 doublings: up to 131 s, longer than any time-out. */
const bucketCount = 80;

/**
 * The bucket of a latency, 0 to 79. Buckets are a fixed fourth of a doubling wide, from 0.125 ms to 131 s, so that histograms of anything can be
 * added. ADR 0018.
 */
export function latencyBucket(latencyMs: number): number {
  if (latencyMs <= firstMs) return 0;
  return Math.min(bucketCount - 1, Math.floor(Math.log2(latencyMs / firstMs) * bucketsPerDoubling));
}

/**
 * The latency that this part of the calls stays at or below, in ms with three digits; null where nothing was measured. The middle of the bucket
 * that it falls into: within 2^(1/8), 9.1 %, of the true value between 0.125 ms and 131 s.
 *
 * @param counters calls by `latencyBucket`
 * @param quantile above 0, at most 1: 0.5 is the median (nearest rank)
 */
export function latencyQuantile(counters: Counters, quantile: number): number | null {
  const total = counters.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const rank = Math.ceil(total * quantile);
  let seen = 0;
  for (const [bucket, count] of counters.entries()) {
    seen += count;
    if (seen >= rank) return middleMs(bucket);
  }
  return null;
}

const middleMs = (bucket: number): number => Number((firstMs * 2 ** ((bucket + 0.5) / bucketsPerDoubling)).toPrecision(3));

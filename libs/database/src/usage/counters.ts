/** Decimal digits per counter, enough for a trillion calls. */
const digits = 12;

/** Counters by index. Missing ones are 0. */
export type Counters = readonly number[];

/**
 * Packs counters into one decimal number, so that the database adds them all with one addition: the n-th counter is the n-th group of 12
 * digits from the right (ADR 0018).
 *
 * @param counters integers of at least 0; their sums must stay below 10^12
 */
export function packCounters(counters: Counters): string {
  let text = '';
  for (let index = counters.length - 1; index >= 0; index -= 1) text += String(counters[index] ?? 0).padStart(digits, '0');
  return text === '' ? '0' : text;
}

/** Unpacks the result of `packCounters`, or a sum of such results. */
export function unpackCounters(text: string): number[] {
  const counters: number[] = [];
  for (let end = text.length; end > 0; end -= digits) counters.push(Number(text.slice(Math.max(0, end - digits), end)));
  while (counters.at(-1) === 0) counters.pop();
  return counters;
}

/** Adds counters of the same index. The shorter list is padded with 0. */
export function addCounters(a: Counters, b: Counters): number[] {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, index) => (a[index] ?? 0) + (b[index] ?? 0));
}

/** Upper limit of the first bucket. */
const firstMs = 0.125;
const bucketsPerDoubling = 4;
/** Covers 20 doublings, up to 131 s, which is longer than any timeout. */
const bucketCount = 80;

/**
 * Returns the histogram bucket of a latency, 0 to 79. Bucket limits are fixed (0.125 ms to 131 s, each 2^(1/4) wide), so histograms can
 * be added (ADR 0018).
 */
export function latencyBucket(latencyMs: number): number {
  if (latencyMs <= firstMs) return 0;
  return Math.min(bucketCount - 1, Math.floor(Math.log2(latencyMs / firstMs) * bucketsPerDoubling));
}

/**
 * Latency quantile in ms with three digits; null without measurements. Returns the middle of the bucket, which is within 2^(1/8) (9.1 %)
 * of the true value between 0.125 ms and 131 s.
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

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addCounters } from './counters.ts';
import { latencyBucket, latencyQuantile } from './latency-histogram.ts';

const latencies = fc.array(fc.double({ min: 0.125, max: 131_000, noNaN: true }), { minLength: 1, maxLength: 200 });
const quantiles = fc.constantFrom(0.5, 0.95, 0.99, 1);

function histogram(list: readonly number[]): number[] {
  const counters: number[] = Array.from({ length: 80 }, () => 0);
  for (const latencyMs of list) counters[latencyBucket(latencyMs)] = (counters[latencyBucket(latencyMs)] ?? 0) + 1;
  return counters;
}

/** Half a bucket, and what rounding to three digits adds. */
const bound = 2 ** (1 / 8) * 1.006;

test('a quantile is within 9.1 % of the exact one, in histograms that were added as in one', () => {
  fc.assert(
    fc.property(latencies, latencies, quantiles, (a, b, quantile) => {
      const all = [...a, ...b].toSorted((x, y) => x - y);
      const exact = all[Math.ceil(all.length * quantile) - 1] ?? 0;
      const found = latencyQuantile(addCounters(histogram(a), histogram(b)), quantile) ?? 0;
      expect(found / exact).toBeLessThanOrEqual(bound);
      expect(exact / found).toBeLessThanOrEqual(bound);
    }),
  );
});

test('nothing measured has no latency', () => {
  expect(latencyQuantile([], 0.5)).toBeNull();
  expect(latencyQuantile([0, 0], 0.95)).toBeNull();
});

test.each([
  [0, 0],
  [0.01, 0],
  [0.125, 0],
  [0.25, 4],
  [1, 12],
  [131_071, 79],
  [10_000_000, 79],
])('%d ms are in bucket %i', (latencyMs, bucket) => {
  expect(latencyBucket(latencyMs)).toBe(bucket);
});

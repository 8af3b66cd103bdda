import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addCounters, packCounters, unpackCounters, latencyBucket, latencyQuantile } from './counters.ts';

describe('packed counters', () => {
  const counters = fc.array(fc.nat(1_000_000_000), { maxLength: 90 });

  const trimmed = (list: readonly number[]): number[] => list.slice(0, list.findLastIndex((count) => count > 0) + 1);

  test('adds counters by adding packed numbers', () => {
    fc.assert(
      fc.property(counters, counters, (a, b) => {
        const sum = BigInt(packCounters(a)) + BigInt(packCounters(b));
        expect(unpackCounters(String(sum))).toEqual(trimmed(addCounters(a, b)));
      }),
    );
  });

  test('treats missing counters as zeros', () => {
    const sparse: number[] = [];
    sparse[2] = 5;
    expect(unpackCounters(packCounters(sparse))).toEqual([0, 0, 5]);
    expect(packCounters([])).toBe('0');
    expect(unpackCounters('0')).toEqual([]);
  });
});

describe('latency histogram', () => {
  const latencies = fc.array(fc.double({ min: 0.125, max: 131_000, noNaN: true }), { minLength: 1, maxLength: 200 });
  const quantiles = fc.constantFrom(0.5, 0.95, 0.99, 1);

  function histogram(list: readonly number[]): number[] {
    const counters: number[] = Array.from({ length: 80 }, () => 0);
    for (const latencyMs of list) counters[latencyBucket(latencyMs)] = (counters[latencyBucket(latencyMs)] ?? 0) + 1;
    return counters;
  }

  /** Half a bucket plus rounding to three digits. */
  const bound = 2 ** (1 / 8) * 1.006;

  test('returns quantiles within 9.1 % of the exact value, also after adding histograms', () => {
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

  test('returns null without measurements', () => {
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
  ])('puts %d ms in bucket %i', (latencyMs, bucket) => {
    expect(latencyBucket(latencyMs)).toBe(bucket);
  });
});

import { statisticsBucketsMax } from '@onepoint/api-contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseBuckets } from './choose-buckets.ts';
import { toStatistics, toErrorsByStatus } from './statistics.mapping.ts';

const buckets = { fromSecs: 1_800_000_000, widthSecs: 60, count: 3 };
const row = {
  kind: 'series' as const,
  bucket: 0,
  chain: 'ethereum',
  method: 'eth_call',
  requests: '1',
  errors: '0',
  compute_units: '26',
  microcents: '1014',
};

test('fills empty buckets with zeros and sums totals', () => {
  const statistics = toStatistics(
    [row, { ...row, bucket: 2, requests: '4', errors: '2' }, { ...row, chain: 'base', requests: '9' }],
    buckets,
  );
  expect(statistics.buckets).toHaveLength(3);
  expect(statistics.series.map(({ chain, requests, errors }) => ({ chain, requests, errors }))).toEqual([
    { chain: 'base', requests: [9, 0, 0], errors: [0, 0, 0] },
    { chain: 'ethereum', requests: [1, 0, 4], errors: [0, 0, 2] },
  ]);
  expect(statistics.total).toEqual({ requests: 14, errors: 2, computeUnits: 78, cost: '0.00003042' });
  expect(statistics.errorsByStatus).toEqual([{ status: 'unclassified', errors: [0, 0, 2], total: 2 }]);
});

test('returns no series and no cost without traffic', () => {
  expect(toStatistics([], buckets)).toMatchObject({
    series: [],
    errorsByStatus: [],
    latency: { p50Ms: [null, null, null], p95Ms: [null, null, null], total: { p50Ms: null, p95Ms: null } },
    total: { requests: 0, errors: 0, computeUnits: 0, cost: '0.00' },
  });
});

test('splits the errors of each bucket completely, whatever was classified', () => {
  const bucket = fc.record({ classified: fc.array(fc.nat(5), { maxLength: 7 }), rest: fc.nat(5) });
  fc.assert(
    fc.property(fc.array(bucket, { maxLength: 6 }), (list) => {
      const errors = list.map(({ classified, rest }) => classified.reduce((sum, count) => sum + count, rest));
      const kinds = toErrorsByStatus(
        errors,
        list.map(({ classified }) => classified),
      );
      const sums = errors.map((_, index) => kinds.reduce((sum, kind) => sum + (kind.errors[index] ?? 0), 0));
      expect(sums).toEqual(errors);
      expect(kinds.every(({ total }) => total > 0)).toBe(true);
      expect(kinds.map(({ total }) => total)).toEqual(kinds.map(({ total }) => total).toSorted((a, b) => b - a));
    }),
  );
});

const at = (text: string): Date => new Date(text);
const instants = fc.date({ min: at('0001-01-01T00:00:00Z'), max: at('9999-12-31T23:59:59Z'), noInvalidDate: true });
const widths = fc.option(fc.integer({ min: 60, max: 31_536_000 }), { nil: undefined });

test('covers any range with 1 to 500 whole-minute buckets, and little more than the range', () => {
  fc.assert(
    fc.property(instants, instants, widths, (a, b, width) => {
      fc.pre(a.getTime() !== b.getTime());
      const [from, to] = a < b ? [a, b] : [b, a];
      const { fromSecs, widthSecs, count } = chooseBuckets(from, to, width);
      expect(count).toBeGreaterThanOrEqual(1);
      expect(count).toBeLessThanOrEqual(statisticsBucketsMax);
      expect(widthSecs % 60).toBe(0);
      expect(widthSecs).toBeGreaterThanOrEqual(width ?? 60);
      expect(Math.abs(fromSecs % widthSecs)).toBe(0);
      const endSecs = fromSecs + widthSecs * count;
      expect(fromSecs * 1000).toBeLessThanOrEqual(from.getTime());
      expect(endSecs * 1000).toBeGreaterThanOrEqual(to.getTime());
      expect(from.getTime() / 1000 - fromSecs).toBeLessThan(widthSecs);
      expect(endSecs - to.getTime() / 1000).toBeLessThan(widthSecs);
    }),
  );
});

test.each([
  ['an hour without a width is by the minute', '2026-11-21T10:00:00Z', '2026-11-21T11:00:00Z', undefined, 60, 60],
  ['a day without a width is by five minutes', '2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z', undefined, 300, 288],
  ['a day by the hour stays so', '2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z', 3_600, 3_600, 24],
  ['a year by the minute is widened to a day', '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z', 60, 86_400, 365],
  ['ninety seconds are two minutes', '2026-11-21T10:00:00Z', '2026-11-21T10:10:00Z', 90, 120, 5],
])('%s', (_case, from, to, width, widthSecs, count) => {
  expect(chooseBuckets(at(from), at(to), width)).toMatchObject({ widthSecs, count });
});

test.each([
  ['from the first kept minute on, by the minute', '2026-11-10T00:00:00Z', '2026-11-10T02:00:00Z', 60, 60],
  ['before, by the hour', '2026-11-09T23:59:00Z', '2026-11-10T02:00:00Z', 60, 3_600],
  ['in whole hours', '2026-11-09T00:00:00Z', '2026-11-10T02:00:00Z', 5_400, 7_200],
  ['before the first kept hour, by the day', '2026-09-30T23:00:00Z', '2026-10-01T02:00:00Z', 3_600, 86_400],
  ['in days that hold at most 500', '2020-01-01T00:00:00Z', '2026-10-01T00:00:00Z', 3_600, 604_800],
])('time that is no longer kept by the minute is read %s', (_case, from, to, width, widthSecs) => {
  const kept = {
    minutesFromSecs: at('2026-11-10T00:00:00Z').getTime() / 1_000,
    hoursFromSecs: at('2026-10-01T00:00:00Z').getTime() / 1_000,
  };
  expect(chooseBuckets(at(from), at(to), width, kept)).toMatchObject({ widthSecs });
});

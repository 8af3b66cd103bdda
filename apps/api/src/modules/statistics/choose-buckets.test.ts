import { statisticsBucketsMax } from '@onepoint/api-contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseBuckets } from './choose-buckets.ts';

const at = (text: string): Date => new Date(text);
const instants = fc.date({ min: at('0001-01-01T00:00:00Z'), max: at('9999-12-31T23:59:59Z'), noInvalidDate: true });
const widths = fc.option(fc.integer({ min: 60, max: 31_536_000 }), { nil: undefined });

test('however long the range and fine the width, there are 1 to 500 whole-minute buckets that cover it and hardly more', () => {
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

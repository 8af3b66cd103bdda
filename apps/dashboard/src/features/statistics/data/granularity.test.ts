import { statisticsBucketsMax } from '@onepoint/api-contract';
import { chartRanges } from '@onepoint/app-state';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { offeredGranularities, suitedGranularity } from './granularity.ts';
import { rangeSecs } from './range-secs.ts';

test('every range is drawn in whole buckets, of which there are 60 to 120', () => {
  for (const range of chartRanges) {
    const buckets = rangeSecs[range] / suitedGranularity(rangeSecs[range]);
    expect(buckets).toBe(Math.round(buckets));
    expect(buckets).toBeGreaterThanOrEqual(60);
    expect(buckets).toBeLessThanOrEqual(120);
  }
});

test('no length of time up to two years is cut into more buckets than the API gives', () => {
  fc.assert(
    fc.property(fc.integer({ min: 60, max: 2 * 366 * 86_400 }), (lengthSecs) => {
      expect(lengthSecs / suitedGranularity(lengthSecs)).toBeLessThan(statisticsBucketsMax);
      for (const step of offeredGranularities(lengthSecs)) expect(lengthSecs / step).toBeLessThan(statisticsBucketsMax);
    }),
  );
});

test('a day may be cut into anything between 5 minutes and 6 hours', () => {
  expect(offeredGranularities(86_400)).toEqual([300, 900, 3600, 7200, 21_600]);
});

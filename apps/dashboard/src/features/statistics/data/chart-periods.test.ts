import { statisticsBucketsMax } from '@onepoint/api-contract';
import { expect, test } from 'vitest';
import { chartPeriods } from './chart-periods.ts';

test('every range is drawn in whole bars that the API does not have to widen', () => {
  for (const { periodSecs, granularityInSecs } of Object.values(chartPeriods)) {
    const bars = periodSecs / granularityInSecs;
    expect(bars).toBe(Math.round(bars));
    expect(bars).toBeGreaterThanOrEqual(60);
    expect(bars).toBeLessThan(statisticsBucketsMax);
  }
});

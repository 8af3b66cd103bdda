import type { ChartRange } from '@onepoint/app-state';

interface ChartPeriod {
  /** How far the range reaches back. */
  readonly periodSecs: number;
  /** Width of a bar. */
  readonly granularityInSecs: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Each range in 60 to 120 bars: enough to see a shape, few enough to hit with a pointer. */
export const chartPeriods: Readonly<Record<ChartRange, ChartPeriod>> = {
  '1h': { periodSecs: hour, granularityInSecs: minute },
  '24h': { periodSecs: day, granularityInSecs: 15 * minute },
  '7d': { periodSecs: 7 * day, granularityInSecs: 2 * hour },
  '30d': { periodSecs: 30 * day, granularityInSecs: 6 * hour },
  '90d': { periodSecs: 90 * day, granularityInSecs: day },
};

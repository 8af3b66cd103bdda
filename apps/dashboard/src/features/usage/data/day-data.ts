import type { Usage } from '@onepoint/api-contract';
import type { TimeSeriesData } from '@onepoint/charts';

export const dayMeasures = ['cost', 'computeUnits'] as const;
export type DayMeasure = (typeof dayMeasures)[number];

/** A bar for each day of a month, in dollars or compute units; none for days that are still to come. */
export function dayData(byDay: Usage['byDay'], measure: DayMeasure, label: string, nowMs: number): TimeSeriesData {
  const timesMs = byDay.map(({ day }) => Date.parse(day));
  const values = byDay.map((one, index) => ((timesMs[index] ?? 0) > nowMs ? null : Number(one[measure])));
  return { timesMs, series: [{ id: measure, label, values, color: 'chart-1' }] };
}

import type { TimeSeriesData } from './time-series.ts';

interface SpokenValuesParameters {
  readonly data: TimeSeriesData;
  readonly index: number;
  readonly formatTime: (timeMs: number) => string;
  readonly formatValue: (value: number) => string;
  readonly noValue: string;
}

/** What a screen reader says of one point in time: the time, then each series with its value. */
export function spokenValues({ data, index, formatTime, formatValue, noValue }: SpokenValuesParameters): string {
  const values = data.series.map((series) => {
    const value = series.values[index];
    return `${series.label} ${value === null || value === undefined ? noValue : formatValue(value)}`;
  });
  return [formatTime(data.timesMs[index] ?? 0), ...values].join(', ');
}

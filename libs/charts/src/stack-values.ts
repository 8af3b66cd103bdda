import type { TimeSeries } from './time-series.ts';

/** Running sums of the series, first one lowest; a missing value adds nothing. */
export function stackValues(series: ReadonlyArray<Pick<TimeSeries, 'values'>>): ReadonlyArray<readonly number[]> {
  const sums: number[] = [];
  return series.map(({ values }) =>
    values.map((value, index) => {
      const sum = (sums[index] ?? 0) + (value ?? 0);
      sums[index] = sum;
      return sum;
    }),
  );
}

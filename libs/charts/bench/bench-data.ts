import type { TimeSeriesData } from '../src/time-series.ts';

const minuteMs = 60_000;

/** Deterministic values that look like traffic. */
export function benchData(points: number, series: number, seed: number): TimeSeriesData {
  const timesMs = Array.from({ length: points }, (_, index) => Date.UTC(2026, 0, 1) + index * minuteMs);
  return {
    timesMs,
    series: Array.from({ length: series }, (_, at) => ({
      id: `series-${at}`,
      label: `Series ${at}`,
      values: timesMs.map((_time, index) => Math.round(1000 * (2 + Math.sin(index / 90 + at + seed) + Math.sin(index * 1.7 + seed)))),
    })),
  };
}

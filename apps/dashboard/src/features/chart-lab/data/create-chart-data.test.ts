import { expect, test } from 'vitest';
import { createChartData } from './create-chart-data.ts';

const settings = {
  series: 2,
  points: 500,
  gaps: false,
  seed: 7,
  endMs: 1_773_489_600_000,
  nameOf: (number: number) => `Series ${String(number)}`,
};

test('the same seed gives the same values, another one others', () => {
  expect(createChartData(settings)).toEqual(createChartData(settings));
  expect(createChartData({ ...settings, seed: 8 }).series).not.toEqual(createChartData(settings).series);
});

test('there are as many points as asked for, a minute apart, the last one now', () => {
  const { timesMs, series } = createChartData(settings);
  expect(timesMs).toHaveLength(500);
  expect(timesMs.at(-1)).toBe(settings.endMs);
  expect((timesMs[1] ?? 0) - (timesMs[0] ?? 0)).toBe(60_000);
  expect(series.map(({ label, values }) => [label, values.length])).toEqual([
    ['Series 1', 500],
    ['Series 2', 500],
  ]);
});

test('gaps are there where they are wanted alone', () => {
  expect(createChartData(settings).series[0]?.values.includes(null)).toBe(false);
  expect(createChartData({ ...settings, gaps: true }).series[0]?.values.includes(null)).toBe(true);
});

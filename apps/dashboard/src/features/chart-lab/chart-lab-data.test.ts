import { assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chartKinds,
  chartStates,
  createChartData,
  defaultChartLabSettings,
  formatChartLabSettings,
  parseChartLabSettings,
  pointsMax,
  seriesMax,
} from './chart-lab-data.ts';

describe('settings in the URL', () => {
  test('round-trips settings through the URL', () => {
    const settings = record({
      series: integer({ min: 1, max: seriesMax }),
      points: integer({ min: 2, max: pointsMax }),
      kind: constantFrom(...chartKinds),
      state: constantFrom(...chartStates),
      gaps: boolean(),
      seed: integer({ min: 1, max: 1_000_000 }),
    });
    assert(
      property(settings, (given) => {
        expect(parseChartLabSettings(formatChartLabSettings(given, new URLSearchParams()))).toEqual(given);
      }),
    );
  });

  test('omits defaults and keeps other parameters', () => {
    expect(formatChartLabSettings(defaultChartLabSettings, new URLSearchParams('devMode=on')).toString()).toBe('devMode=on');
  });

  test.each([
    ['points=1e9', { points: pointsMax }],
    ['points=-5', { points: 2 }],
    ['points=many&kind=pie&series=2.5', {}],
  ])('limits %s to what can be drawn', (search, changes) => {
    expect(parseChartLabSettings(new URLSearchParams(search))).toEqual({ ...defaultChartLabSettings, ...changes });
  });
});

describe('createChartData', () => {
  const settings = {
    series: 2,
    points: 500,
    gaps: false,
    seed: 7,
    endMs: 1_773_489_600_000,
    nameOf: (number: number) => `Series ${String(number)}`,
  };

  test('returns the same values for the same seed only', () => {
    expect(createChartData(settings)).toEqual(createChartData(settings));
    expect(createChartData({ ...settings, seed: 8 }).series).not.toEqual(createChartData(settings).series);
  });

  test('returns the requested number of points, one minute apart, ending now', () => {
    const { timesMs, series } = createChartData(settings);
    expect(timesMs).toHaveLength(500);
    expect(timesMs.at(-1)).toBe(settings.endMs);
    expect((timesMs[1] ?? 0) - (timesMs[0] ?? 0)).toBe(60_000);
    expect(series.map(({ label, values }) => [label, values.length])).toEqual([
      ['Series 1', 500],
      ['Series 2', 500],
    ]);
  });

  test('has gaps only on request', () => {
    expect(createChartData(settings).series[0]?.values.includes(null)).toBe(false);
    expect(createChartData({ ...settings, gaps: true }).series[0]?.values.includes(null)).toBe(true);
  });
});

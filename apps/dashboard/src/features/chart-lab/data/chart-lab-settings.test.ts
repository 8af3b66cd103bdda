import { assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import {
  chartKinds,
  chartStates,
  defaultChartLabSettings,
  formatChartLabSettings,
  parseChartLabSettings,
  pointsMax,
  seriesMax,
} from './chart-lab-settings.ts';

test('settings come back from the address as they went in', () => {
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
      const expected = given.kind === 'bars' ? { ...given, series: 1 } : given;
      expect(parseChartLabSettings(formatChartLabSettings(given, new URLSearchParams()))).toEqual(expected);
    }),
  );
});

test('the address stays empty by default, and keeps what is not the playground’s', () => {
  expect(formatChartLabSettings(defaultChartLabSettings, new URLSearchParams('devMode=on')).toString()).toBe('devMode=on');
});

test.each([
  ['points=1e9', { points: pointsMax }],
  ['points=-5', { points: 2 }],
  ['points=many&kind=pie&series=2.5', {}],
])('%s is brought within what can be drawn', (search, changes) => {
  expect(parseChartLabSettings(new URLSearchParams(search))).toEqual({ ...defaultChartLabSettings, ...changes });
});

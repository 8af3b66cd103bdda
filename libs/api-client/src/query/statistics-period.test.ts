import { expect, test } from 'vitest';
import { resolvePeriod } from './statistics-period.ts';

const nowMs = Date.parse('2026-11-21T12:00:00.000Z');

test('a period that reaches back ends at the moment of the fetch', () => {
  expect(resolvePeriod({ periodSecs: 3_600, chain: 'base' }, nowMs)).toEqual({
    chain: 'base',
    from: '2026-11-21T11:00:00.000Z',
    to: '2026-11-21T12:00:00.000Z',
  });
});

test('a fixed range stays what it is', () => {
  const range = { from: '2026-11-01T00:00:00.000Z', to: '2026-11-02T00:00:00.000Z' };
  expect(resolvePeriod({ ...range, granularityInSecs: 3_600 }, nowMs)).toEqual({ ...range, granularityInSecs: 3_600 });
});

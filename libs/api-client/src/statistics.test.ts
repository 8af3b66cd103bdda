import { expect, test } from 'vitest';
import { resolvePeriod } from './statistics.ts';

const nowMs = Date.parse('2026-11-21T12:00:00.000Z');

test('ends a sliding period at the time of the request', () => {
  expect(resolvePeriod({ periodSecs: 3600, chain: 'base' }, nowMs)).toEqual({
    chain: 'base',
    from: '2026-11-21T11:00:00.000Z',
    to: '2026-11-21T12:00:00.000Z',
  });
});

test('ends a previous period where the current one starts', () => {
  expect(resolvePeriod({ periodSecs: 3600, endsSecsAgo: 3600 }, nowMs)).toEqual({
    from: '2026-11-21T10:00:00.000Z',
    to: '2026-11-21T11:00:00.000Z',
  });
});

test('keeps a fixed range', () => {
  const range = { from: '2026-11-01T00:00:00.000Z', to: '2026-11-02T00:00:00.000Z' };
  expect(resolvePeriod({ ...range, granularityInSecs: 3600 }, nowMs)).toEqual({ ...range, granularityInSecs: 3600 });
});

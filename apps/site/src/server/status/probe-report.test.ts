import { expect, it } from 'vitest';
import { type ProbeHistory, type ProbeReport, shownDays, toMeasurements } from './probe-report.ts';

const atMs = Date.UTC(2026, 10, 21, 12);
const intervalMs = 60_000;
const reportOf = (history: ProbeHistory): ProbeReport => ({
  intervalMs,
  isKept: true,
  parts: [{ id: 'api', kind: 'api', name: '', history }],
});
const partOf = (history: ProbeHistory) => toMeasurements({ value: reportOf(history), readAtMs: atMs }).parts[0];
const check = { atMs: atMs - intervalMs, fault: null, tookMs: 12 };

it('reports a working part with its latency while the last check is recent', () => {
  expect(partOf({ last: check, days: [] })).toMatchObject({ state: 'up', tookMs: 12, fault: null });
});

it('reports the fault of a failing part without a latency', () => {
  expect(partOf({ last: { ...check, fault: 'timeout', tookMs: 10_000 }, days: [] })).toMatchObject({
    state: 'failing',
    fault: 'timeout',
    tookMs: null,
  });
});

it.each([
  ['there was no check', null],
  ['the last check was long ago', { ...check, atMs: atMs - 10 * intervalMs }],
])('is unknown if %s', (_name, last) => {
  expect(partOf({ last, days: [] })).toMatchObject({ state: 'unknown', tookMs: null, fault: null });
});

it('has one entry per day up to today, null without measurements', () => {
  const part = partOf({
    last: check,
    days: [
      { day: '2026-01-01', checks: 5, failed: 5, slowestMs: null },
      { day: '2026-11-19', checks: 10, failed: 2, slowestMs: 40 },
      { day: '2026-11-21', checks: 3, failed: 0, slowestMs: 20 },
    ],
  });
  expect(part?.days).toHaveLength(shownDays);
  expect(part?.days.slice(-3)).toEqual([[10, 2], null, [3, 0]]);
  expect(part?.days.filter((day) => day !== null)).toHaveLength(2);
});

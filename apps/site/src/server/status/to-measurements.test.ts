import { expect, it } from 'vitest';
import type { ProbeHistory, ProbeReport } from './probe-report.ts';
import { shownDays, toMeasurements } from './to-measurements.ts';

const atMs = Date.UTC(2026, 10, 21, 12);
const intervalMs = 60_000;
const reportOf = (history: ProbeHistory): ProbeReport => ({
  intervalMs,
  isKept: true,
  parts: [{ id: 'api', kind: 'api', name: '', history }],
});
const partOf = (history: ProbeHistory) => toMeasurements({ value: reportOf(history), readAtMs: atMs }).parts[0];
const check = { atMs: atMs - intervalMs, fault: null, tookMs: 12 };

it('says that a part answers, and how fast, while the last check is new', () => {
  expect(partOf({ last: check, days: [] })).toMatchObject({ state: 'up', tookMs: 12, fault: null });
});

it('says why a part does not answer, and no time', () => {
  expect(partOf({ last: { ...check, fault: 'timeout', tookMs: 10_000 }, days: [] })).toMatchObject({
    state: 'failing',
    fault: 'timeout',
    tookMs: null,
  });
});

it.each([
  ['there was none', null],
  ['the last is long ago', { ...check, atMs: atMs - 10 * intervalMs }],
])('knows nothing about now where %s', (_name, last) => {
  expect(partOf({ last, days: [] })).toMatchObject({ state: 'unknown', tookMs: null, fault: null });
});

it('puts each day in its place, ends with today, and leaves empty what was not measured', () => {
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

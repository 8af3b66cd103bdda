// @vitest-environment node
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ProbeCheck, ProbeHistory } from '../../src/server/status/probe-report.ts';
import { daysMax, recordCheck } from './record-check.ts';

const empty: ProbeHistory = { last: null, days: [] };
const check = fc.record<ProbeCheck>({
  atMs: fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 11, 31) }),
  fault: fc.constantFrom(null, 'timeout', 'unreachable', 'refused'),
  tookMs: fc.nat(10_000),
});

it('counts every check once, in days that follow each other, and never more of them than it keeps', () => {
  fc.assert(
    fc.property(fc.array(check, { maxLength: 150 }), (checks) => {
      const { days, last } = checks.reduce(recordCheck, empty);
      expect(days.length).toBeLessThanOrEqual(daysMax);
      expect(days.map(({ day }) => day)).toEqual([...new Set(days.map(({ day }) => day))].toSorted());
      expect(last).toEqual(checks.at(-1) ?? null);
      const kept = checks.filter(({ atMs }) => days.some(({ day }) => new Date(atMs).toISOString().startsWith(day)));
      if (days.length === daysMax) return;
      expect(days.reduce((sum, day) => sum + day.checks, 0)).toBe(kept.length);
      expect(days.reduce((sum, day) => sum + day.failed, 0)).toBe(kept.filter(({ fault }) => fault !== null).length);
    }),
  );
});

it('takes the slowest answer of a day from what answered, not from what failed', () => {
  const atMs = Date.UTC(2026, 4, 1);
  const answered = recordCheck(empty, { atMs, fault: null, tookMs: 30 });
  const failed = recordCheck(answered, { atMs: atMs + 1, fault: 'timeout', tookMs: 10_000 });
  expect(failed.days).toEqual([{ day: '2026-05-01', checks: 2, failed: 1, slowestMs: 30 }]);
});

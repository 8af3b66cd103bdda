import type { ProbeCheck, ProbeHistory } from '../../src/server/status/probe-report.ts';

/** How far back the history goes. */
export const daysMax = 90;

/** A history with one check more. Days are UTC; the oldest is forgotten beyond `daysMax`. */
export function recordCheck({ days }: ProbeHistory, check: ProbeCheck): ProbeHistory {
  const day = new Date(check.atMs).toISOString().slice(0, 10);
  const known = days.find((each) => each.day === day) ?? { day, checks: 0, failed: 0, slowestMs: null };
  const slowestMs = check.fault === null ? Math.max(known.slowestMs ?? 0, check.tookMs) : known.slowestMs;
  const counted = { day, checks: known.checks + 1, failed: known.failed + (check.fault === null ? 0 : 1), slowestMs };
  const others = days.filter((each) => each.day !== day);
  return { last: check, days: [...others, counted].toSorted((a, b) => (a.day < b.day ? -1 : 1)).slice(-daysMax) };
}

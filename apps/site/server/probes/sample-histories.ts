import type { ProbeHistories } from './probe-store.ts';

const historyDays = 30;
const checksPerDay = 1440;
const msPerDay = 86_400_000;

/** Histories without failures for the days before today, marked as sample data. */
export function sampleHistories(partIds: readonly string[], nowMs: number): ProbeHistories {
  const days = Array.from({ length: historyDays }, (_, index) => ({
    day: new Date(nowMs - (historyDays - index) * msPerDay).toISOString().slice(0, 10),
    checks: checksPerDay,
    failed: 0,
    slowestMs: null,
    isSample: true,
  }));
  return Object.fromEntries(partIds.map((id) => [id, { last: null, days }]));
}

import type { DateRangeValue } from '@onepoint/ui-kit/date-range';

const dayMs = 86_400_000;
const days = { '24h': 1, '7d': 7, '30d': 30, '90d': 90 } as const;

export interface RecentPeriod {
  readonly id: keyof typeof days;
  readonly value: DateRangeValue;
}

/** Spans that end now, shortest first. */
export function recentPeriods(nowMs: number): RecentPeriod[] {
  const to = new Date(nowMs).toISOString();
  return (Object.keys(days) as (keyof typeof days)[]).map((id) => ({
    id,
    value: { from: new Date(nowMs - days[id] * dayMs).toISOString(), to },
  }));
}

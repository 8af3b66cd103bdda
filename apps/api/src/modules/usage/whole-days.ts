import type { UsageQuery } from '@onepoint/api-contract';
import type { UsagePeriod } from './usage-repository.ts';

export const dayMs = 86_400_000;

/** Midnight UTC at or before an instant. */
export function startOfDay(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / dayMs) * dayMs);
}

/** The UTC days that a range touches. */
export function wholeDays({ from, to }: UsageQuery): UsagePeriod {
  return { from: startOfDay(new Date(from)), to: new Date(Math.ceil(Date.parse(to) / dayMs) * dayMs) };
}

import { usageHours, usageMinutes, type Orm } from '@onepoint/database';
import { and, eq, gte, max, sql, sum } from 'drizzle-orm';
import type { UsagePeriods } from './usage-periods.ts';

/** What was recorded of a project's keys since the beginning of the month, of which today; a subquery with a row per key that was used. */
export function usageOfMonth(orm: Orm, projectId: string, { day, month }: UsagePeriods) {
  const since = gte(usageHours.hour, day);
  return orm
    .select({
      apiKeyId: usageHours.apiKeyId,
      requestsToday: sql<string>`sum(${usageHours.requests}) filter (where ${since})`.as('requests_today'),
      computeUnitsToday: sql<string>`sum(${usageHours.computeUnits}) filter (where ${since})`.as('compute_units_today'),
      computeUnitsThisMonth: sum(usageHours.computeUnits).as('compute_units_this_month'),
    })
    .from(usageHours)
    .where(and(eq(usageHours.projectId, projectId), gte(usageHours.hour, month)))
    .groupBy(usageHours.apiKeyId)
    .as('month');
}

/** Requests of a project's keys in their busiest minute of the last hour; a subquery with a row per key that was used. */
export function busiestMinutes(orm: Orm, projectId: string, { hour }: UsagePeriods) {
  const minutes = orm
    .select({ apiKeyId: usageMinutes.apiKeyId, requests: sum(usageMinutes.requests).as('requests') })
    .from(usageMinutes)
    .where(and(eq(usageMinutes.projectId, projectId), gte(usageMinutes.minute, hour)))
    .groupBy(usageMinutes.apiKeyId, usageMinutes.minute)
    .as('minutes');
  return orm
    .select({ apiKeyId: minutes.apiKeyId, requests: max(minutes.requests).as('busiest_requests') })
    .from(minutes)
    .groupBy(minutes.apiKeyId)
    .as('busiest');
}

import { and, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { Executor } from '../create-database.ts';
import { alerts } from '../schema/alerts.ts';
import { projects } from '../schema/projects.ts';

/** Projects whose alerts may begin or be over: those with a threshold, and those with an alert that is open. */
export function isAlerted(executor: Executor): SQL | undefined {
  const withOpen = executor.select({ id: alerts.projectId }).from(alerts).where(isNull(alerts.resolvedAt));
  const { id, deletedAt, lowBalanceCents, spendLimitCents, runwayAlertDays } = projects;
  return and(
    isNull(deletedAt),
    or(isNotNull(lowBalanceCents), isNotNull(spendLimitCents), isNotNull(runwayAlertDays), inArray(id, withOpen)),
  );
}

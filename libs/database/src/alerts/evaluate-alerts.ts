import { alertChanges, spendState, type AlertThreshold } from '@onepoint/plans-domain';
import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../create-database.ts';
import { alerts } from '../schema/alerts.ts';
import { projects } from '../schema/projects.ts';
import { isAlerted } from './is-alerted.ts';
import { writeAlertChanges } from './write-alert-changes.ts';

export interface EvaluateAlertsOptions {
  /** The moment that decides the month of the spend. @default now */
  now?: Date;
  /** How many days the balance lasts, by project; null while nothing is spent. Left out: alerts about it stay as they are. */
  runwayDays?: ReadonlyMap<string, number | null>;
}

/**
 * Raises and resolves the alerts of projects by what their rows say now. Takes the transaction that changed them: an alert is seen with what
 * crossed its threshold, or neither is. Locks the projects that have thresholds or open alerts, in id order.
 */
export async function evaluateAlerts(
  transaction: Transaction,
  projectIds: readonly string[],
  { now = new Date(), runwayDays }: EvaluateAlertsOptions = {},
): Promise<void> {
  if (projectIds.length === 0) return;
  const rows = await transaction
    .select()
    .from(projects)
    .where(and(inArray(projects.id, [...projectIds]), isAlerted(transaction)))
    .orderBy(asc(projects.id))
    .for('no key update');
  if (rows.length === 0) return;
  const ofRows = inArray(
    alerts.projectId,
    rows.map(({ id }) => id),
  );
  const open = await transaction
    .select()
    .from(alerts)
    .where(and(ofRows, isNull(alerts.resolvedAt)));
  for (const row of rows) {
    const { limitCents, spentMicrocents } = spendState(row, now);
    const days = runwayDays?.get(row.id);
    const changes = alertChanges<AlertThreshold & { id: string }>(
      { lowBalanceCents: row.lowBalanceCents, spendPercents: row.spendAlertPercents, runwayDays: row.runwayAlertDays },
      { balanceCents: row.balanceCents, limitCents, spentMicrocents, ...(days !== undefined && { runwayDays: days }) },
      open.filter(({ projectId }) => projectId === row.id),
    );
    await writeAlertChanges(transaction, row, changes, now);
  }
}

import type { NewWebhookEvent } from '@onepoint/api-contract/webhook-events';
import { alertChanges, lowRunwayDays, spendState, type AlertThreshold, type AlertChanges } from '@onepoint/plans-domain';
import { and, asc, inArray, isNull, gt, isNotNull, or, type SQL } from 'drizzle-orm';
import type { Transaction, Orm, Executor } from './create-database.ts';
import { enqueueEmails } from './emails.ts';
import { createId } from './ids.ts';
import { readPaces } from './pace.ts';
import { alerts } from './schema/alerts.ts';
import { projects } from './schema/projects.ts';
import { enqueueWebhookEvents } from './webhooks.ts';

function isAlerted(executor: Executor): SQL | undefined {
  const withOpen = executor.select({ id: alerts.projectId }).from(alerts).where(isNull(alerts.resolvedAt));
  const { id, deletedAt, lowBalanceCents, spendLimitCents, runwayAlertDays } = projects;
  return and(
    isNull(deletedAt),
    or(isNotNull(lowBalanceCents), isNotNull(spendLimitCents), isNotNull(runwayAlertDays), inArray(id, withOpen)),
  );
}

/**
 * Stores raised and resolved alerts, and enqueues their webhook events and emails. Skips alerts that a concurrent transaction stored
 * first.
 */
async function writeAlertChanges(
  transaction: Transaction,
  { id: projectId, balanceCents }: Pick<typeof projects.$inferSelect, 'id' | 'balanceCents'>,
  { raised, resolved }: AlertChanges<AlertThreshold & { id: string }>,
  now: Date,
): Promise<void> {
  const begun =
    raised.length === 0
      ? []
      : await transaction
          .insert(alerts)
          .values(raised.map((alert) => ({ ...alert, id: createId('alt'), projectId, raisedAt: now })))
          .onConflictDoNothing()
          .returning();
  const over =
    resolved.length === 0
      ? []
      : await transaction
          .update(alerts)
          .set({ resolvedAt: now })
          .where(
            and(
              inArray(
                alerts.id,
                resolved.map(({ id }) => id),
              ),
              isNull(alerts.resolvedAt),
            ),
          )
          .returning();
  await enqueueWebhookEvents(transaction, projectId, [
    ...begun.map((alert) => alertEvent('alert.raised', alert)),
    ...over.map((alert) => alertEvent('alert.resolved', alert)),
  ]);
  await reportSpend(transaction, begun, now);
  await enqueueBalanceEmails(transaction, begun, { balanceCents, now });
}

/** Enqueues one email and one webhook event, even if spend crosses several percentages in one evaluation. */
async function reportSpend(transaction: Transaction, raised: readonly (typeof alerts.$inferSelect)[], now: Date): Promise<void> {
  const [highest] = raised.filter(({ kind }) => kind === 'spend').toSorted((a, b) => b.threshold - a.threshold);
  if (highest === undefined || highest.limitCents === null) return;
  const { projectId, threshold: percent, value: spentCents, limitCents } = highest;
  await enqueueEmails(transaction, {
    type: 'spendLimit',
    projectId,
    to: { rolesExcept: [] },
    message: { kind: 'spendLimit', percent, spentCents, limitCents },
    at: now,
  });
  const event = percent >= 100 ? 'limit.reached' : 'limit.approached';
  await enqueueWebhookEvents(transaction, projectId, [{ event, data: { limit: { amount: limitCents, spent: spentCents, percent } } }]);
}

/**
 * Enqueues emails about the project's own alerts for balance and days left. From 7 days on, `evaluateLowBalances` sends an email in any
 * case.
 */
async function enqueueBalanceEmails(
  transaction: Transaction,
  raised: readonly (typeof alerts.$inferSelect)[],
  { balanceCents, now }: { balanceCents: number; now: Date },
): Promise<void> {
  for (const { id, projectId, kind, threshold, value } of raised) {
    if (kind === 'spend' || (kind === 'runway' && value <= lowRunwayDays)) continue;
    await enqueueEmails(transaction, {
      type: 'lowBalance',
      projectId,
      to: { rolesExcept: [] },
      message: { kind: 'balanceAlert', alert: kind, threshold, balanceCents },
      dedupeKey: `alert:${id}`,
      at: now,
    });
  }
}

function alertEvent(
  event: 'alert.raised' | 'alert.resolved',
  { id, kind, threshold, value, limitCents, raisedAt, resolvedAt }: typeof alerts.$inferSelect,
): NewWebhookEvent {
  const alert = {
    id,
    kind,
    threshold,
    value,
    limit: limitCents,
    raisedAt: raisedAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
  };
  return { event, data: { alert } };
}

export interface EvaluateAlertsOptions {
  /** Determines the month of the spend. @default now */
  now?: Date;
  /** Balance runway in days by project; null if nothing is spent. Runway alerts of missing projects don't change. */
  runwayDays?: ReadonlyMap<string, number | null>;
}

/**
 * Raises and resolves alerts according to the current project rows. Pass the transaction that changed them, so that an alert commits
 * together with the change that caused it. Locks the projects that have thresholds or open alerts, in id order.
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

/** Small enough to release locks quickly. */
const batchSize = 100;

/**
 * Evaluates the alerts of every project that has thresholds or open alerts. Catches changes that charging usage doesn't see: deposits,
 * the end of a month, a shorter runway. Safe to run concurrently, because a threshold has at most one open alert.
 */
export async function evaluateDueAlerts(orm: Orm, now: Date): Promise<void> {
  for (let lastId: string | undefined = ''; lastId !== undefined;) {
    const batch: { id: string; runwayAlertDays: number | null }[] = await orm
      .select({ id: projects.id, runwayAlertDays: projects.runwayAlertDays })
      .from(projects)
      .where(and(gt(projects.id, lastId), isAlerted(orm)))
      .orderBy(asc(projects.id))
      .limit(batchSize);
    const ids = batch.map(({ id }) => id);
    const withRunway = batch.filter(({ runwayAlertDays }) => runwayAlertDays !== null).map(({ id }) => id);
    await orm.transaction(async (transaction) => {
      const paces = await readPaces(transaction, withRunway, now);
      const runwayDays = new Map([...paces].map(([id, pace]) => [id, pace.runwayDays]));
      await evaluateAlerts(transaction, ids, { now, runwayDays });
    });
    lastId = batch.length < batchSize ? undefined : ids.at(-1);
  }
}

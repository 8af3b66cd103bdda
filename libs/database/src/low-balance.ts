import { depositForNextDays, type BillingState, type DepositTerms, type ForecastParameters } from '@onepoint/plans-domain';
import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { toBillingState } from './billing/billing-state.ts';
import type { Orm, Transaction } from './create-database.ts';
import { enqueueEmails } from './emails.ts';
import { paceStart, readPaces, type Pace } from './pace.ts';
import { lowBalanceNotices } from './schema/emails.ts';
import { ledgerEntries } from './schema/ledger.ts';
import { projects } from './schema/projects.ts';
import { usageDays } from './schema/usage.ts';
import { enqueueWebhookEvents } from './webhooks.ts';

/** Days left at which members are notified, longest first. */
const noticeDays = [7, 2] as const;

/** At this number of days left, the email can't be turned off. */
const criticalDays = 2;

/** Small enough to release locks quickly. */
const batchSize = 100;

const microcentsPerCent = 1_000_000n;

interface EvaluateLowBalancesParameters {
  now: Date;
  terms: DepositTerms;
}

/**
 * Emails the members of every project whose balance covers no more than 7 or 2 days of usage, plan, and packages. Each threshold sends
 * one email, and another one only after a credit has lifted the balance above it. Safe to run concurrently.
 */
export async function evaluateLowBalances(orm: Orm, { now, terms }: EvaluateLowBalancesParameters): Promise<void> {
  for (let lastId: string | undefined = ''; lastId !== undefined;) {
    const spending = orm
      .select({ id: usageDays.projectId })
      .from(usageDays)
      .where(and(gte(usageDays.day, paceStart(now)), gt(usageDays.costMicrocents, 0)));
    const isCharged = or(inArray(projects.id, spending), isNotNull(projects.packageEndsAt), isNotNull(projects.planEndsAt));
    const batch: { id: string }[] = await orm
      .select({ id: projects.id })
      .from(projects)
      .where(and(gt(projects.id, lastId), isNull(projects.deletedAt), isCharged))
      .orderBy(asc(projects.id))
      .limit(batchSize);
    const ids = batch.map(({ id }) => id);
    if (ids.length > 0) await orm.transaction((transaction) => evaluateBatch(transaction, ids, { now, terms }));
    lastId = batch.length < batchSize ? undefined : ids.at(-1);
  }
}

async function evaluateBatch(
  transaction: Transaction,
  ids: readonly string[],
  { now, terms }: EvaluateLowBalancesParameters,
): Promise<void> {
  const paces = await readPaces(transaction, ids, now);
  const notices = await transaction
    .select()
    .from(lowBalanceNotices)
    .where(inArray(lowBalanceNotices.projectId, [...ids]));
  const isConcerned = (id: string): boolean =>
    notices.some(({ projectId }) => projectId === id) || (paces.get(id)?.runwayDays ?? Infinity) <= noticeDays[0];
  const concerned = ids.filter(isConcerned);
  if (concerned.length === 0) return;
  // Lock, so that a concurrent run or a deposit waits.
  const rows = await transaction
    .select()
    .from(projects)
    .where(inArray(projects.id, concerned))
    .orderBy(asc(projects.id))
    .for('no key update');
  for (const row of rows) {
    const pace = paces.get(row.id);
    if (pace === undefined) continue;
    const told = notices.filter(({ projectId }) => projectId === row.id);
    const armedAgain = await listArmedAgain(transaction, told, pace);
    const left = told.filter(({ days }) => !armedAgain.includes(days)).map(({ days }) => days);
    const crossed = noticeDays.filter((days) => pace.runwayDays !== null && pace.runwayDays <= days && !left.includes(days));
    if (crossed.length > 0) await tell(transaction, row, { pace, crossed, now, terms });
  }
}

/**
 * Deletes and returns the thresholds that can notify again, because a credit has lifted the balance above them. Lower usage alone doesn't
 * count.
 */
async function listArmedAgain(
  transaction: Transaction,
  told: readonly (typeof lowBalanceNotices.$inferSelect)[],
  { runwayDays }: Pace,
): Promise<number[]> {
  const over = told.filter(({ days }) => runwayDays === null || runwayDays > days);
  const [{ projectId } = { projectId: '' }] = over;
  if (over.length === 0) return [];
  const since = new Date(Math.min(...over.map(({ createdAt }) => createdAt.getTime())));
  const credits = await transaction
    .select({ createdAt: ledgerEntries.createdAt })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.projectId, projectId), gt(ledgerEntries.amountCents, 0), gt(ledgerEntries.createdAt, since)));
  const days = over.filter(({ createdAt }) => credits.some((credit) => credit.createdAt > createdAt)).map((notice) => notice.days);
  if (days.length > 0)
    await transaction
      .delete(lowBalanceNotices)
      .where(and(eq(lowBalanceNotices.projectId, projectId), inArray(lowBalanceNotices.days, days)));
  return days;
}

interface TellParameters extends EvaluateLowBalancesParameters {
  pace: Pace;
  crossed: readonly number[];
}

/** Records the crossed thresholds, and enqueues one email and one webhook event for the lowest. */
async function tell(
  transaction: Transaction,
  row: typeof projects.$inferSelect,
  { pace, crossed, now, terms }: TellParameters,
): Promise<void> {
  if (pace.runwayDays === null) return;
  const { spentMicrocents, days } = pace;
  const paceCents = Number((spentMicrocents + BigInt(days) * microcentsPerCent - 1n) / (BigInt(days) * microcentsPerCent));
  const added = await transaction
    .insert(lowBalanceNotices)
    .values(crossed.map((threshold) => ({ projectId: row.id, days: threshold, createdAt: now })))
    .onConflictDoNothing()
    .returning();
  if (added.length === 0) return;
  await enqueueEmails(transaction, {
    type: pace.runwayDays <= criticalDays ? 'balanceCritical' : 'lowBalance',
    projectId: row.id,
    to: { rolesExcept: [] },
    message: {
      kind: 'lowBalance',
      days: pace.runwayDays,
      balanceCents: row.balanceCents,
      paceCents,
      depositCents: suggestedDeposit(row, { spentMicrocents, days, now }, terms),
    },
    at: now,
  });
  const balance = { amount: row.balanceCents, pacePerDay: paceCents, daysLeft: pace.runwayDays };
  await enqueueWebhookEvents(transaction, row.id, [{ event: 'balance.low', data: { balance } }]);
}

/** Suggests the same deposit as the dashboard. A project with a pace always needs one. */
function suggestedDeposit(
  row: typeof projects.$inferSelect,
  pace: Pick<ForecastParameters, 'spentMicrocents' | 'days' | 'now'>,
  terms: DepositTerms,
): number {
  const billing = toBillingState(row) ?? { ...noCommitments, balanceCents: row.balanceCents };
  return depositForNextDays({ ...billing, ...pace }, terms) ?? terms.minimumCents;
}

/** Used for an unknown plan, for which only usage can be predicted. */
const noCommitments: Omit<BillingState, 'balanceCents'> = {
  planId: 'FREE',
  nextPlanId: null,
  planEndsAt: null,
  packageCount: 0,
  nextPackageCount: null,
  packageEndsAt: null,
};

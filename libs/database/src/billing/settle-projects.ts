import { planIds, settleBilling } from '@onepoint/plans-domain';
import { and, inArray, isNull, lte, or } from 'drizzle-orm';
import { billingAuditEntries, insertAuditEntries } from '../audit-entries.ts';
import type { Orm, Transaction } from '../create-database.ts';
import { postLedgerEntry } from '../ledger/post-ledger-entry.ts';
import { billingSettlements } from '../schema/ledger.ts';
import { projects } from '../schema/projects.ts';
import { saveBillingState, toBillingState } from './billing-state.ts';

/** Small enough to release locks quickly. */
const batchSize = 50;

/**
 * Settles every project whose paid period ended by `now`, however long ago. Safe to run concurrently: projects locked by another run are skipped.
 *
 * @returns the number of settled projects
 */
export async function settleDueProjects(orm: Orm, now: Date): Promise<number> {
  let settled = 0;
  for (;;) {
    const count = await orm.transaction(async (transaction) => {
      const due = await transaction
        .select()
        .from(projects)
        .where(
          and(
            isNull(projects.deletedAt),
            inArray(projects.planId, [...planIds]),
            or(lte(projects.planEndsAt, now), lte(projects.packageEndsAt, now)),
          ),
        )
        .limit(batchSize)
        .for('no key update', { skipLocked: true });
      for (const row of due) await settleProject(transaction, row, now);
      return due.length;
    });
    settled += count;
    if (count < batchSize) return settled;
  }
}

/**
 * Settles the periods of a project that ended by `now`: renews, changes, or ends its plan and packages, and charges the next periods. The
 * row lock, the updated state, and the settlement's primary key ensure that each period is settled once.
 *
 * @param row the project, locked by this transaction
 * @returns the updated project
 */
export async function settleProject(
  transaction: Transaction,
  row: typeof projects.$inferSelect,
  now: Date,
): Promise<typeof projects.$inferSelect> {
  const before = toBillingState(row);
  if (before === null) return row;
  const { state, settlements } = settleBilling(before, now);
  if (settlements.length === 0) return row;
  const projectId = row.id;
  await transaction.insert(billingSettlements).values(settlements.map((settlement) => ({ projectId, ...settlement })));
  for (const { subject, kind, periodEndedAt, chargedCents } of settlements) {
    if (chargedCents === 0) continue;
    await postLedgerEntry(transaction, {
      projectId,
      kind: subject === 'plan' ? 'plan' : 'package',
      amountCents: -chargedCents,
      idempotencyKey: `${subject}:${projectId}:${periodEndedAt.toISOString()}`,
      cause: { settlement: kind, periodStartsAt: periodEndedAt.toISOString() },
    });
  }
  const settled = await saveBillingState(transaction, projectId, state);
  await insertAuditEntries(transaction, billingAuditEntries(row, settled, null));
  return settled;
}

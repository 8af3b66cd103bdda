import { settleBilling } from '@onepoint/plans-domain';
import { billingAuditEntries } from '../audit/billing-audit-entries.ts';
import { insertAuditEntries } from '../audit/insert-audit-entries.ts';
import type { Transaction } from '../create-database.ts';
import { postLedgerEntry } from '../ledger/post-ledger-entry.ts';
import { billingSettlements } from '../schema/billing-settlements.ts';
import type { projects } from '../schema/projects.ts';
import { saveBillingState } from './save-billing-state.ts';
import { toBillingState } from './to-billing-state.ts';

/**
 * Settles the periods of a project that ended by `now`: renews, changes or ends its plan and packages and charges what the next periods cost.
 * Each period is settled once: the row is locked, the state moves on with the charge, and the settlement's key refuses a second.
 *
 * @param row the project, locked by this transaction
 * @returns the project afterwards
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

import type { Transaction } from '../create-database.ts';
import { postLedgerEntry } from './post-ledger-entry.ts';

/**
 * Where the balance of a project goes that is deleted: to another project, to the account of what is owed to customers, or nowhere, because all of
 * it is promo credit.
 */
export type BalanceDestination =
  | { readonly kind: 'transfer'; readonly projectId: string }
  | { readonly kind: 'refund'; readonly contact: Record<string, unknown> }
  | { readonly kind: 'expire' };

export interface CloseBalanceParameters {
  projectId: string;
  /** All that it holds, above 0. */
  balanceCents: number;
  /** How much of it is promo credit. */
  promoBalanceCents: number;
  destination: BalanceDestination;
  /** Who asked for it. */
  actorId: string;
}

/**
 * Moves the whole balance of a project away, once: a project is deleted once, and its id is the key of the entries. A transfer is two entries
 * through `clearing:transfers`, which holds nothing between them; the database keeps the nature of both parts. A refund is owed
 * (`liability:refunds-payable`) until it is paid back; it is of paid money alone, and promo credit expires.
 *
 * @throws {LedgerConflictError} the balance of this project was closed before with another sum or to another account
 * @throws {RangeError} paid money would expire
 */
export async function closeBalance(
  transaction: Transaction,
  { projectId, balanceCents, promoBalanceCents, destination, actorId }: CloseBalanceParameters,
): Promise<void> {
  const reason = 'project-deleted';
  if (destination.kind === 'transfer') {
    const cause = { reason, actorId, fromProjectId: projectId, toProjectId: destination.projectId };
    const sides = [
      { side: 'out', projectId, amountCents: -balanceCents },
      { side: 'in', projectId: destination.projectId, amountCents: balanceCents },
    ];
    for (const { side, ...of } of sides) {
      await postLedgerEntry(transaction, { ...of, kind: 'transfer', idempotencyKey: `transfer:${projectId}:${side}`, cause });
    }
    return;
  }
  const paidCents = balanceCents - promoBalanceCents;
  if (destination.kind === 'expire' && paidCents > 0) throw new RangeError('Paid money does not expire');
  if (destination.kind === 'refund' && paidCents > 0) {
    const cause = { reason, actorId, contact: destination.contact };
    await postLedgerEntry(transaction, {
      projectId,
      kind: 'refund',
      amountCents: -paidCents,
      idempotencyKey: `refund:${projectId}`,
      cause,
    });
  }
  if (promoBalanceCents > 0) {
    await postLedgerEntry(transaction, {
      projectId,
      kind: 'promo_expiry',
      amountCents: -promoBalanceCents,
      idempotencyKey: `promo_expiry:${projectId}`,
      cause: { reason, actorId },
    });
  }
}

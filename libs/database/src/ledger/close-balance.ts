import type { Transaction } from '../create-database.ts';
import { postLedgerEntry } from './post-ledger-entry.ts';

/** Where the balance of a deleted project goes: to another project, to the refunds payable account, or nowhere because all of it is promo credit. */
export type BalanceDestination =
  | { readonly kind: 'transfer'; readonly projectId: string }
  | { readonly kind: 'refund'; readonly contact: Record<string, unknown> }
  | { readonly kind: 'expire' };

interface CloseBalanceParameters {
  projectId: string;
  /** The whole balance, above 0. */
  balanceCents: number;
  promoBalanceCents: number;
  destination: BalanceDestination;
  actorId: string;
}

/**
 * Moves the whole balance of a deleted project away. The project id is part of the idempotency keys, so this happens once. A transfer is
 * two entries through `clearing:transfers`, and the database carries promo credit over. A refund of paid money is owed in
 * `liability:refunds-payable` until it is paid out, and promo credit expires.
 *
 * @throws {LedgerConflictError} if the balance was closed before with another amount or destination
 * @throws {RangeError} if paid money would expire
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

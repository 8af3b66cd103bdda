import type { Transaction } from '../create-database.ts';
import { postLedgerEntry } from './post-ledger-entry.ts';

/** Where the balance of a project goes that is deleted: to another project, or to the account of what is owed to customers. */
export type BalanceDestination =
  { readonly kind: 'transfer'; readonly projectId: string } | { readonly kind: 'refund'; readonly contact: Record<string, unknown> };

export interface CloseBalanceParameters {
  projectId: string;
  /** All that it holds, above 0. */
  balanceCents: number;
  destination: BalanceDestination;
  /** Who asked for it. */
  actorId: string;
}

/**
 * Moves the whole balance of a project away, once: a project is deleted once, and its id is the key of the entries. A transfer is two entries
 * through `clearing:transfers`, which holds nothing between them; a refund is owed (`liability:refunds-payable`) until it is paid back.
 *
 * @throws {LedgerConflictError} the balance of this project was closed before with another sum or to another account
 */
export async function closeBalance(
  transaction: Transaction,
  { projectId, balanceCents, destination, actorId }: CloseBalanceParameters,
): Promise<void> {
  const reason = 'project-deleted';
  if (destination.kind === 'refund') {
    const cause = { reason, actorId, contact: destination.contact };
    await postLedgerEntry(transaction, {
      projectId,
      kind: 'refund',
      amountCents: -balanceCents,
      idempotencyKey: `refund:${projectId}`,
      cause,
    });
    return;
  }
  const cause = { reason, actorId, fromProjectId: projectId, toProjectId: destination.projectId };
  const sides = [
    { side: 'out', projectId, amountCents: -balanceCents },
    { side: 'in', projectId: destination.projectId, amountCents: balanceCents },
  ];
  for (const { side, ...of } of sides) {
    await postLedgerEntry(transaction, { ...of, kind: 'transfer', idempotencyKey: `transfer:${projectId}:${side}`, cause });
  }
}

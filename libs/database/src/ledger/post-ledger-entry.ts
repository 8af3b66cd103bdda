import { eq } from 'drizzle-orm';
import type { Executor } from '../create-database.ts';
import { createId } from '../ids/create-id.ts';
import { ledgerEntries, type LedgerKind } from '../schema/ledger-entries.ts';
import { LedgerConflictError } from './ledger-conflict-error.ts';

export interface PostLedgerEntryParameters {
  projectId: string;
  kind: LedgerKind;
  /** Signed, not zero, a safe integer: positive credits the project, negative charges it. */
  amountCents: number;
  /** Names the event, not the attempt: `payment:<id>`, `usage:<gateway>:<sequence>:<project>`. */
  idempotencyKey: string;
  /** What led to it, for people reading the ledger later. */
  cause?: Record<string, unknown>;
}

export interface PostLedgerEntryReturnType {
  entry: typeof ledgerEntries.$inferSelect;
  /** False when the entry had been posted before; then nothing moved. */
  posted: boolean;
}

/**
 * Appends an entry to the ledger; the database moves `projects.balance_cents` by the same amount in the same transaction.
 * Posting with a key that was posted before changes nothing and returns the first entry.
 *
 * @throws {RangeError} amount is zero or not a safe integer
 * @throws {LedgerConflictError} the key belongs to an entry of another project, kind or amount
 */
export async function postLedgerEntry(
  executor: Executor,
  { projectId, kind, amountCents, idempotencyKey, cause = {} }: PostLedgerEntryParameters,
): Promise<PostLedgerEntryReturnType> {
  if (!Number.isSafeInteger(amountCents) || amountCents === 0) throw new RangeError(`Not an amount in cents: ${amountCents}`);
  const [entry] = await executor
    .insert(ledgerEntries)
    .values({ id: createId('led'), projectId, kind, amountCents, idempotencyKey, cause })
    .onConflictDoNothing({ target: ledgerEntries.idempotencyKey })
    .returning();
  if (entry) return { entry, posted: true };

  const [earlier] = await executor.select().from(ledgerEntries).where(eq(ledgerEntries.idempotencyKey, idempotencyKey));
  if (!earlier || earlier.projectId !== projectId || earlier.kind !== kind || earlier.amountCents !== amountCents) {
    throw new LedgerConflictError(idempotencyKey);
  }
  return { entry: earlier, posted: false };
}

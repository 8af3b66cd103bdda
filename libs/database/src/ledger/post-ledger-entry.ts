import { eq } from 'drizzle-orm';
import type { Executor } from '../create-database.ts';
import { createId } from '../ids/create-id.ts';
import { ledgerEntries } from '../schema/ledger-entries.ts';
import { counterAccounts, type LedgerAccount } from './ledger-account.ts';
import { LedgerConflictError } from './ledger-conflict-error.ts';
import type { LedgerKind } from './ledger-kind.ts';

export interface PostLedgerEntryParameters {
  projectId: string;
  kind: LedgerKind;
  /** Signed, not zero, a safe integer: positive credits the project, negative charges it. */
  amountCents: number;
  /** Where the money comes from or goes to. @default the account of the kind, see `counterAccounts` */
  counterAccount?: LedgerAccount;
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
 * @throws {LedgerConflictError} the key belongs to an entry of another project, kind, account or amount
 */
export async function postLedgerEntry(
  executor: Executor,
  { projectId, kind, amountCents, counterAccount = counterAccounts[kind], idempotencyKey, cause = {} }: PostLedgerEntryParameters,
): Promise<PostLedgerEntryReturnType> {
  if (!Number.isSafeInteger(amountCents) || amountCents === 0) throw new RangeError(`Not an amount in cents: ${amountCents}`);
  const [entry] = await executor
    .insert(ledgerEntries)
    .values({ id: createId('led'), projectId, kind, counterAccount, amountCents, idempotencyKey, cause })
    .onConflictDoNothing({ target: ledgerEntries.idempotencyKey })
    .returning();
  if (entry) return { entry, posted: true };

  const [earlier] = await executor.select().from(ledgerEntries).where(eq(ledgerEntries.idempotencyKey, idempotencyKey));
  const same = earlier?.projectId === projectId && earlier.kind === kind && earlier.counterAccount === counterAccount;
  if (!same || earlier.amountCents !== amountCents) throw new LedgerConflictError(idempotencyKey);
  return { entry: earlier, posted: false };
}

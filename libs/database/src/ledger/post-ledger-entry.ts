import { eq } from 'drizzle-orm';
import type { Executor } from '../create-database.ts';
import { createId } from '../ids.ts';
import { ledgerEntries, type LedgerKind, type LedgerAccount } from '../schema/ledger.ts';

const counterAccounts: Readonly<Record<LedgerKind, LedgerAccount>> = {
  deposit: 'clearing:other',
  fee: 'income:fees',
  usage: 'income:usage',
  plan: 'income:plans',
  package: 'income:packages',
  promo_code: 'expense:promo-codes',
  promo_expiry: 'expense:promo-codes',
  referral: 'expense:referrals',
  refund: 'liability:refunds-payable',
  transfer: 'clearing:transfers',
  correction: 'equity:corrections',
};

/**
 * Thrown if an idempotency key was used before for another project, kind, account, or amount. This is a bug in the caller, so don't
 * retry.
 */
export class LedgerConflictError extends Error {
  readonly code = 'LEDGER_CONFLICT';
  readonly idempotencyKey: string;

  constructor(idempotencyKey: string) {
    super(`Another ledger entry already has the idempotency key ${idempotencyKey}`);
    this.name = 'LedgerConflictError';
    this.idempotencyKey = idempotencyKey;
  }
}

export interface PostLedgerEntryParameters {
  projectId: string;
  kind: LedgerKind;
  /** Signed, not zero, a safe integer: positive credits the project, negative charges it. */
  amountCents: number;
  /** Where the money comes from or goes to. @default the kind's account in `counterAccounts` */
  counterAccount?: LedgerAccount;
  /** Identifies the event, not the attempt: `payment:<id>`, `refund:<project>`. */
  idempotencyKey: string;
  /** Details of the event, for people reading the ledger and for `checkLedger`. */
  cause?: Record<string, unknown>;
  at?: Date | undefined;
}

export interface PostLedgerEntryReturnType {
  entry: typeof ledgerEntries.$inferSelect;
  /** False if the entry was posted before and nothing changed. */
  posted: boolean;
}

/**
 * Appends an entry to the ledger. A trigger changes `projects.balance_cents` by the same amount in the same transaction, after turning
 * open usage charges into entries. Posting a known key again changes nothing and returns the first entry.
 *
 * @throws {RangeError} if the amount is zero or not a safe integer
 * @throws {LedgerConflictError} if the key belongs to an entry of another project, kind, account, or amount
 */
export async function postLedgerEntry(
  executor: Executor,
  { projectId, kind, amountCents, counterAccount = counterAccounts[kind], idempotencyKey, cause = {}, at }: PostLedgerEntryParameters,
): Promise<PostLedgerEntryReturnType> {
  if (!Number.isSafeInteger(amountCents) || amountCents === 0) throw new RangeError(`Not an amount in cents: ${amountCents}`);
  const [entry] = await executor
    .insert(ledgerEntries)
    .values({ id: createId('led'), projectId, kind, counterAccount, amountCents, idempotencyKey, cause, createdAt: at })
    .onConflictDoNothing({ target: ledgerEntries.idempotencyKey })
    .returning();
  if (entry) return { entry, posted: true };

  const [earlier] = await executor.select().from(ledgerEntries).where(eq(ledgerEntries.idempotencyKey, idempotencyKey));
  const same = earlier?.projectId === projectId && earlier.kind === kind && earlier.counterAccount === counterAccount;
  if (!same || earlier.amountCents !== amountCents) throw new LedgerConflictError(idempotencyKey);
  return { entry: earlier, posted: false };
}

import { createId, creditReferral, deposits, insertAuditEntries, payments, postLedgerEntry, type Transaction } from '@onepoint/database';
import { and, count, eq, ne } from 'drizzle-orm';
import { paymentCreditEntries } from '../../payments/payment-entry.ts';
import type { DepositToken } from '../deposit-network.ts';
import { unitsToCents } from '../units-to-cents.ts';
import type { Transfer } from '../node/deposit-node.ts';

export interface CreditTransferParameters {
  chainId: number;
  token: DepositToken;
  projectId: string;
  transfer: Transfer;
  /** How many transfers of its transaction, of the same token to the same address, come before it. */
  ordinal: number;
  now: Date;
}

/**
 * The most that one transfer credits, in cents: $100 billion, about what there is of any dollar token. More is a token that anybody can mint, and sums
 * beyond it are no safe integers: one such transfer would hold up all that come after it.
 */
const creditMaxCents = 10_000_000_000_000;

/**
 * Credits a transfer once: as a deposit, as a confirmed payment and in the ledger, all in the caller's transaction. Of a
 * transaction that a rewritten chain put into another block, as many transfers as have been credited from other blocks are not credited again.
 *
 * @returns whether it was new
 */
export async function creditTransfer(
  transaction: Transaction,
  { chainId, token, projectId, transfer, ordinal, now }: CreditTransferParameters,
): Promise<boolean> {
  const { transactionHash, logIndex, blockNumber, blockHash, tokenAddress, from: fromAddress, to: toAddress, units } = transfer;
  const [elsewhere] = await transaction
    .select({ credited: count() })
    .from(deposits)
    .where(
      and(
        eq(deposits.chainId, chainId),
        eq(deposits.transactionHash, transactionHash),
        eq(deposits.tokenAddress, tokenAddress),
        eq(deposits.toAddress, toAddress),
        ne(deposits.blockHash, blockHash),
      ),
    );
  if (ordinal < (elsewhere?.credited ?? 0)) return false;
  const key = { chainId, transactionHash, logIndex };
  const [added] = await transaction
    .insert(deposits)
    .values({ ...key, blockNumber, blockHash, projectId, tokenAddress, fromAddress, toAddress, units })
    .onConflictDoNothing()
    .returning({ logIndex: deposits.logIndex });
  if (added === undefined) return false;

  const cents = unitsToCents(units, token.decimals);
  if (cents === 0 || cents > creditMaxCents) return true;
  const paymentId = createId('pay');
  const amounts = { amountCents: cents, paidCents: cents, creditedCents: cents };
  const payment = { id: paymentId, projectId, type: 'CUSTODIAL', status: 'CONFIRMED', ...amounts, settledAt: now } as const;
  await transaction.insert(payments).values(payment);
  await transaction
    .update(deposits)
    .set({ paymentId })
    .where(and(eq(deposits.chainId, chainId), eq(deposits.transactionHash, transactionHash), eq(deposits.logIndex, logIndex)));
  await creditReferral(transaction, { projectId, paymentId, creditedBeforeCents: 0, creditedCents: cents, now });
  await postLedgerEntry(transaction, {
    projectId,
    kind: 'deposit',
    counterAccount: 'clearing:custodial',
    amountCents: cents,
    idempotencyKey: `deposit:${chainId}:${transactionHash}:${logIndex}`,
    cause: { paymentId, ...key, token: token.symbol },
  });
  await insertAuditEntries(
    transaction,
    paymentCreditEntries(payment, { creditedCents: 0, feeCents: 0 }, { creditedCents: cents, feeCents: 0 }),
  );
  return true;
}

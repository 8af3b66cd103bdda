import {
  createId,
  creditReferral,
  deposits,
  depositSweeps,
  enqueueEmails,
  enqueueWebhookEvents,
  insertAuditEntries,
  lockProjectsAndReferrers,
  payments,
  postLedgerEntry,
  type Transaction,
} from '@onepoint/database';
import { and, eq, ne, count } from 'drizzle-orm';
import { paymentCreditEntries, paymentEvent } from '../../payments/payments.mapping.ts';
import type { DepositNetwork, DepositToken } from '../deposit-network.ts';
import type { Transfer } from './deposit-node.ts';
import type { FoundTransfers } from './find-transfers.ts';

interface RecordTransfersParameters {
  network: DepositNetwork;
  found: FoundTransfers;
  projects: ReadonlyMap<string, string>;
  now: Date;
}

/**
 * Credits incoming transfers and records outgoing ones, each once. The caller must hold the lock of the network's cursor, so that two processes
 * cannot credit a transaction from two branches.
 *
 * @returns the number of new incoming transfers
 */
export async function recordTransfers(
  transaction: Transaction,
  { network, found, projects, now }: RecordTransfersParameters,
): Promise<number> {
  const { chainId, tokens } = network;
  const { incoming, outgoing } = found;
  await lockProjectsAndReferrers(
    transaction,
    incoming.flatMap(({ to }) => projects.get(to) ?? []),
  );
  const counts = new Map<string, number>();
  let credited = 0;
  for (const transfer of incoming) {
    const token = tokens.find(({ address }) => address.toLowerCase() === transfer.tokenAddress);
    const projectId = projects.get(transfer.to);
    if (token === undefined || projectId === undefined) continue;
    const group = `${transfer.blockHash} ${transfer.transactionHash} ${transfer.tokenAddress} ${transfer.to}`;
    const ordinal = counts.get(group) ?? 0;
    counts.set(group, ordinal + 1);
    if (await creditTransfer(transaction, { chainId, token, projectId, transfer, ordinal, now })) credited += 1;
  }
  await recordSweeps(transaction, chainId, outgoing);
  return credited;
}

/** If a reorganization moved a transaction to another block, its rows are replaced. */
async function recordSweeps(transaction: Transaction, chainId: number, sweeps: readonly Transfer[]): Promise<void> {
  for (const { transactionHash, blockHash } of sweeps) {
    const isElsewhere = and(
      eq(depositSweeps.chainId, chainId),
      eq(depositSweeps.transactionHash, transactionHash),
      ne(depositSweeps.blockHash, blockHash),
    );
    await transaction.delete(depositSweeps).where(isElsewhere);
  }
  for (const { from: fromAddress, to: toAddress, ...transfer } of sweeps)
    await transaction
      .insert(depositSweeps)
      .values({ chainId, ...transfer, fromAddress, toAddress })
      .onConflictDoNothing();
}

interface CreditTransferParameters {
  chainId: number;
  token: DepositToken;
  projectId: string;
  transfer: Transfer;
  /** Number of earlier transfers in the same transaction with the same token and address. */
  ordinal: number;
  now: Date;
}

/**
 * The most that one transfer credits, in cents: $100 billion, about the supply of any dollar token. A larger amount means that anyone can mint the
 * token. Its cents would not be a safe integer either, so the transfer would block all later ones.
 */
const creditMaxCents = 10_000_000_000_000;

/**
 * Credits a transfer once, as a deposit, a confirmed payment, and a ledger entry in the caller's transaction. If a reorganization moved the
 * transaction to another block, transfers that were credited from the old block are skipped.
 *
 * @returns whether the transfer was new
 */
async function creditTransfer(
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
  await enqueueEmails(transaction, {
    type: 'paymentCredited',
    projectId,
    to: { rolesExcept: [] },
    message: { kind: 'paymentCredited', paymentId, creditedCents: cents, feeCents: 0 },
    dedupeKey: `payment:${paymentId}`,
  });
  await enqueueWebhookEvents(transaction, projectId, [paymentEvent('payment.credited', { ...payment, feeCents: 0 })]);
  return true;
}

const centDigits = 2;

/** Converts a dollar token's smallest units to whole cents, rounded down. `decimals` can be less than two. */
export function unitsToCents(units: bigint, decimals: number): number {
  const cents = decimals < centDigits ? units * 10n ** BigInt(centDigits - decimals) : units / 10n ** BigInt(decimals - centDigits);
  return Number(cents);
}

import { depositSweeps, lockProjectsAndReferrers, type Transaction } from '@onepoint/database';
import { and, eq, ne } from 'drizzle-orm';
import type { DepositNetwork } from '../deposit-network.ts';
import type { Transfer } from '../node/deposit-node.ts';
import { creditTransfer } from './credit-transfer.ts';
import type { FoundTransfers } from './find-transfers.ts';

export interface RecordTransfersParameters {
  network: DepositNetwork;
  found: FoundTransfers;
  /** Project ids by deposit address. */
  projects: ReadonlyMap<string, string>;
  now: Date;
}

/**
 * Credits transfers to deposit addresses and notes those from them, each once. To be called under the lock of the network's cursor: two processes
 * must not credit a transaction from two branches.
 *
 * @returns how many transfers to deposit addresses were new
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

/** Transactions that a rewritten chain put into other blocks left deposit addresses there, and not where they were before. */
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

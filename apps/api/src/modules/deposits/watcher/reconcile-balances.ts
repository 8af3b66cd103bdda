import { depositAddresses, depositBalances, depositCursors, type Orm } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import type { Client } from 'viem';
import type { DepositNetwork } from '../deposit-network.ts';
import {
  claimBalances,
  compareBalance,
  findComparedBlock,
  insertMissingBalances,
  placeOf,
  readBalance,
  type DepositBalance,
} from './deposit-balances.ts';
import { createDepositNode, rangeBlocksMax, type DepositNode } from './deposit-node.ts';
import { findTransfers } from './find-transfers.ts';
import { recordTransfers } from './record-transfers.ts';

interface ReconcileBalancesParameters {
  orm: Orm;
  client: Client;
  network: DepositNetwork;
  now: () => Date;
  readsMax?: number;
  /** Block ranges searched per run, over all addresses. */
  rangesMax?: number;
}

export interface ReconcileBalancesReturnType {
  /** Transfers that the watcher had missed and this run credited. */
  credited: number;
  /** Addresses that still differ from the chain after their whole history was searched. */
  unexplained: number;
}

const readAgainMs = 3_600_000;
/** Pause after a search that found nothing. Doubles each time, up to a day. */
const searchAgainMs = 600_000;
const searchAgainMaxMs = 86_400_000;
/** After this many searches, the unknown transactions of an address are assumed to have moved no credited token. */
const searchesForSentMax = 4;
/** Searches start this long before the address was created, because the clocks of chains and servers differ. */
const clockToleranceMs = 3_600_000;

/**
 * Compares the on-chain balances of deposit addresses with their recorded transfers, a few at a time. Searches the history of an address that differs or has
 * unrecorded outgoing transactions, from the newest block back to the creation of the address. Safe to run in several processes.
 *
 * @throws {NodeAnswerError} when the node failed for one address, which stays due; the others were compared
 */
export async function reconcileBalances(parameters: ReconcileBalancesParameters): Promise<ReconcileBalancesReturnType> {
  const { orm, client, network, now, readsMax = 20, rangesMax = 30 } = parameters;
  const result = { credited: 0, unexplained: 0 };
  const node = createDepositNode(client);
  await insertMissingBalances(orm, network, now());
  const cursor = await findComparedBlock(orm, node, network.chainId);
  if (cursor === undefined) return result;
  let ranges = rangesMax;
  let failure: unknown;
  for (const claimed of await claimBalances(orm, network, now(), readsMax)) {
    try {
      const balance = await readBalance(orm, node, claimed, cursor, now());
      if ((await compareBalance(orm, balance)).isExplained) {
        await finishSearch(parameters, balance);
        continue;
      }
      const search = await searchHistory({ ...parameters, node }, balance, cursor.blockNumber, ranges);
      ranges -= search.ranges;
      result.credited += search.credited;
      if (search.isUnexplained) result.unexplained += 1;
    } catch (error) {
      // A failure for one address must not block the others.
      failure ??= error;
    }
  }
  if (failure !== undefined) throw failure;
  return result;
}

/** Searches an address's history downwards until the books agree, the ranges are used up, or the search reaches the address's creation. */
async function searchHistory(
  parameters: ReconcileBalancesParameters & { node: DepositNode },
  balance: DepositBalance,
  head: bigint,
  rangesMax: number,
): Promise<{ ranges: number; credited: number; isUnexplained: boolean }> {
  const { orm, node, network, now } = parameters;
  const { chainId } = network;
  const [owner] = await orm.select().from(depositAddresses).where(eq(depositAddresses.address, balance.address));
  if (owner === undefined) throw new Error('A balance has no address');
  const floor = balance.searchFloor ?? (await findBlockBefore(node, new Date(owner.createdAt.getTime() - clockToleranceMs), head));
  let below = balance.searchBelow ?? head + 1n;
  let credited = 0;
  for (let ranges = 0; ; ranges += 1) {
    if (below <= floor) {
      return { ranges, credited, isUnexplained: await finishSearch(parameters, balance) };
    }
    if (ranges >= rangesMax) {
      const progress = { searchBelow: below, searchFloor: floor, nextReadAt: now() };
      await orm.update(depositBalances).set(progress).where(placeOf(balance));
      return { ranges, credited, isUnexplained: false };
    }
    const fromBlock = below - rangeBlocksMax > floor ? below - rangeBlocksMax : floor;
    const range = { fromBlock, toBlock: below - 1n };
    const found = await findTransfers({
      executor: orm,
      node,
      chainId,
      tokens: [balance.tokenAddress],
      addresses: [balance.address],
      range,
    });
    below = fromBlock;
    if (found.incoming.length + found.outgoing.length === 0) continue;
    credited += await orm.transaction(async (transaction) => {
      await transaction.select().from(depositCursors).where(eq(depositCursors.chainId, chainId)).for('update');
      const projects = new Map([[owner.address, owner.projectId]]);
      return recordTransfers(transaction, { network, found, projects, now: now() });
    });
    if ((await compareBalance(orm, balance)).isExplained) {
      return { ranges: ranges + 1, credited, isUnexplained: await finishSearch(parameters, balance) };
    }
  }
}

/**
 * Schedules the next read. The node may also have returned incomplete results to the search, so an unexplained balance is searched again. After
 * several searches, unknown transactions are ignored; a difference never is.
 *
 * @returns whether the books differ
 */
async function finishSearch({ orm, now }: ReconcileBalancesParameters, balance: DepositBalance): Promise<boolean> {
  const { difference, sentOtherwise, isExplained } = await compareBalance(orm, balance);
  const isBelieved = difference === 0n && balance.searches + 1 >= searchesForSentMax;
  const isFinished = isExplained || isBelieved;
  const pauseMs = isFinished ? readAgainMs : Math.min(searchAgainMs * 2 ** Math.min(balance.searches, 10), searchAgainMaxMs);
  const nextReadAt = new Date(now().getTime() + pauseMs);
  const searches = isFinished ? 0 : balance.searches + 1;
  const changes = { searchBelow: null, searchFloor: null, searches, nextReadAt, ...(isFinished && { sentOtherwise }) };
  await orm.update(depositBalances).set(changes).where(placeOf(balance));
  return difference !== 0n;
}

/** The last block at or before an instant, or the first block. */
async function findBlockBefore(node: DepositNode, instant: Date, head: bigint): Promise<bigint> {
  const seconds = BigInt(Math.floor(instant.getTime() / 1000));
  let [low, high] = [0n, head];
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    if ((await node.getHeader(middle)).timestamp <= seconds) low = middle;
    else high = middle - 1n;
  }
  return low;
}

import { depositAddresses, depositCursors, lockProjectsAndReferrers, type Orm } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import type { Client } from 'viem';
import { getBlock, getBlockNumber } from 'viem/actions';
import type { DepositNetwork } from '../deposit-network.ts';
import { creditTransfer } from './credit-transfer.ts';
import { readTransfers } from './read-transfers.ts';

export interface ScanNetworkParameters {
  orm: Orm;
  client: Client;
  network: DepositNetwork;
  now: () => Date;
}

/** Blocks that a node searches in one call. */
const blocksMax = 1_000n;

type Cursor = typeof depositCursors.$inferSelect;

/**
 * Reads a chain on from where it was left, as far as blocks have their confirmations, and credits the transfers in them. What was read and how far
 * is stored in one transaction: killed at any moment, it goes on without a gap, and nothing is credited twice. Several processes may scan at once.
 *
 * @returns how many transfers were new
 */
export async function scanNetwork(parameters: ScanNetworkParameters): Promise<number> {
  const { orm, client, network } = parameters;
  // The head is read before the addresses: an address that is given out later has no transfer in a block up to it.
  const head = await getBlockNumber(client, { cacheTime: 0 });
  const safe = head - BigInt(network.confirmations) + 1n;
  if (safe < 0n) return 0;
  let credited = 0;
  for (let cursor = await findCursor(parameters, safe); cursor.blockNumber < safe;) {
    const addresses = await orm.select().from(depositAddresses);
    const toBlock = cursor.blockNumber + blocksMax < safe ? cursor.blockNumber + blocksMax : safe;
    const [moved, count] = await readOn(parameters, cursor, toBlock, new Map(addresses.map((row) => [row.address, row.projectId])));
    credited += count;
    if (moved === null) return credited;
    cursor = moved;
  }
  return credited;
}

async function readOn(
  { orm, client, network, now }: ScanNetworkParameters,
  cursor: Cursor,
  toBlock: bigint,
  projects: ReadonlyMap<string, string>,
): Promise<[Cursor | null, number]> {
  const { chainId, tokens } = network;
  const range = { fromBlock: cursor.blockNumber + 1n, toBlock };
  const transfers = await readTransfers(client, { tokens, addresses: [...projects.keys()], ...range });
  const { hash: blockHash } = await getBlock(client, { blockNumber: toBlock });
  return orm.transaction(async (transaction) => {
    const [current] = await transaction.select().from(depositCursors).where(eq(depositCursors.chainId, chainId)).for('update');
    // Another process was faster.
    if (current?.blockHash !== cursor.blockHash) return [null, 0];
    await lockProjectsAndReferrers(
      transaction,
      transfers.flatMap(({ to }) => projects.get(to) ?? []),
    );
    let count = 0;
    for (const transfer of transfers) {
      const token = tokens.find(({ address }) => address.toLowerCase() === transfer.tokenAddress);
      const projectId = projects.get(transfer.to);
      if (token === undefined || projectId === undefined) continue;
      if (await creditTransfer(transaction, { chainId, token, projectId, transfer, now: now() })) count += 1;
    }
    const changes = { blockNumber: toBlock, blockHash, updatedAt: now() };
    await transaction.update(depositCursors).set(changes).where(eq(depositCursors.chainId, chainId));
    return [{ ...cursor, ...changes }, count];
  });
}

/**
 * Where to read on from. A chain that is seen for the first time begins at its newest safe block. One that was rewritten behind what was read
 * (a local chain that lost its last seconds) is read again from further back; what was credited stays credited.
 */
async function findCursor({ orm, client, network, now }: ScanNetworkParameters, safe: bigint): Promise<Cursor> {
  const { chainId, confirmations } = network;
  const [stored] = await orm.select().from(depositCursors).where(eq(depositCursors.chainId, chainId));
  if (stored !== undefined && (await isOnChain(client, stored, safe))) return stored;
  const back = stored === undefined ? 0n : BigInt(confirmations) * 2n;
  const lowest = stored?.blockNumber ?? safe;
  const blockNumber = lowest > back ? lowest - back : 0n;
  const { hash: blockHash } = await getBlock(client, { blockNumber });
  const values = { chainId, blockNumber, blockHash, updatedAt: now() };
  await orm.insert(depositCursors).values(values).onConflictDoUpdate({ target: depositCursors.chainId, set: values });
  return values;
}

/** A node that lags behind what was read is waited for. */
async function isOnChain(client: Client, { blockNumber, blockHash }: Cursor, safe: bigint): Promise<boolean> {
  if (blockNumber > safe) return true;
  return (await getBlock(client, { blockNumber })).hash === blockHash;
}

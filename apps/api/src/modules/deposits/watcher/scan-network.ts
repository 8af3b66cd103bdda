import { depositAddresses, depositCursors, type Orm } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import type { Client } from 'viem';
import type { DepositNetwork } from '../deposit-network.ts';
import { createDepositNode, NodeAnswerError, type BlockHeader, type DepositNode } from './deposit-node.ts';
import { findTransfers, mapConcurrently } from './find-transfers.ts';
import { recordTransfers } from './record-transfers.ts';

interface ScanNetworkParameters {
  orm: Orm;
  client: Client;
  network: DepositNetwork;
  now: () => Date;
}

/** New blocks per commit. Few, so that a scan makes progress even if a member of the pool lags far behind. */
const stepBlocks = 50n;

type Cursor = typeof depositCursors.$inferSelect;

/**
 * Scans confirmed blocks from the cursor on and credits their transfers. Each scan also searches the overlap behind the cursor again. Credits and the
 * cursor are stored in one transaction: after a kill, the scan continues without a gap and credits nothing twice. Safe to run in several processes.
 *
 * @returns the number of new transfers
 * @throws {NodeAnswerError} for an invalid response; the cursor has not moved past verified blocks
 */
export async function scanNetwork(parameters: ScanNetworkParameters): Promise<number> {
  const node = createDepositNode(parameters.client);
  // The head is read before the addresses: an address created later has no transfer up to this block.
  const safe = (await node.getHead()) - BigInt(parameters.network.confirmations) + 1n;
  if (safe < 0n) return 0;
  let cursor: Cursor | null = await findCursor(parameters, node, safe);
  let credited = 0;
  do {
    const [moved, count]: [Cursor | null, number] = await readOn(parameters, node, cursor, safe);
    credited += count;
    cursor = moved;
  } while (cursor !== null && cursor.blockNumber < safe);
  return credited;
}

/** Reads the next blocks and the overlap. Returns a null cursor if another process was faster. */
async function readOn(
  { orm, network, now }: ScanNetworkParameters,
  node: DepositNode,
  cursor: Cursor,
  safe: bigint,
): Promise<[Cursor | null, number]> {
  const { chainId, tokens, overlapBlocks } = network;
  const rows = await orm.select().from(depositAddresses);
  const projects = new Map(rows.map(({ address, projectId }) => [address, projectId]));
  const toBlock = cursor.blockNumber + stepBlocks < safe ? cursor.blockNumber + stepBlocks : safe;
  const overlapFrom = cursor.blockNumber - BigInt(overlapBlocks) + 1n;
  const newBlocks = await readHeaders(node, cursor, toBlock);
  const found = await findTransfers({
    executor: orm,
    node,
    chainId,
    tokens: tokens.map(({ address }) => address.toLowerCase()),
    addresses: [...projects.keys()],
    range: { fromBlock: overlapFrom > 0n ? overlapFrom : 0n, toBlock },
    newBlocks,
  });
  const last = newBlocks.at(-1);
  if (last === undefined && found.incoming.length + found.outgoing.length === 0) return [cursor, 0];
  return orm.transaction(async (transaction) => {
    const [current] = await transaction.select().from(depositCursors).where(eq(depositCursors.chainId, chainId)).for('update');
    if (current?.blockHash !== cursor.blockHash) return [null, 0];
    const credited = await recordTransfers(transaction, { network, found, projects, now: now() });
    if (last === undefined) return [cursor, credited];
    const changes = { blockNumber: last.number, blockHash: last.hash, updatedAt: now() };
    await transaction.update(depositCursors).set(changes).where(eq(depositCursors.chainId, chainId));
    return [{ ...cursor, ...changes }, credited];
  });
}

/** Headers of the blocks after the cursor, verified to link back to it by parent hash. */
async function readHeaders(node: DepositNode, cursor: Cursor, toBlock: bigint): Promise<BlockHeader[]> {
  const numbers = Array.from(
    { length: Math.max(0, Number(toBlock - cursor.blockNumber)) },
    (_, index) => cursor.blockNumber + BigInt(index + 1),
  );
  const headers = await mapConcurrently(numbers, node.getHeader);
  if (headers.some(({ parentHash }, index) => parentHash !== (headers[index - 1]?.hash ?? cursor.blockHash)))
    throw new NodeAnswerError('Blocks that do not follow on each other');
  return headers;
}

/**
 * Where to continue. A new chain starts at its newest confirmed block. A chain that was reorganized behind the cursor (such as a local chain that lost
 * its last seconds) is scanned again from further back; credits stay.
 */
async function findCursor({ orm, network, now }: ScanNetworkParameters, node: DepositNode, safe: bigint): Promise<Cursor> {
  const { chainId, confirmations, overlapBlocks } = network;
  const [stored] = await orm.select().from(depositCursors).where(eq(depositCursors.chainId, chainId));
  if (stored !== undefined && (await isOnChain(node, stored, safe))) return stored;
  const back = stored === undefined ? 0n : BigInt(Math.max(confirmations * 2, overlapBlocks));
  const lowest = stored?.blockNumber ?? safe;
  const blockNumber = lowest > back ? lowest - back : 0n;
  const { hash: blockHash } = await node.getHeader(blockNumber);
  const values = { chainId, blockNumber, blockHash, updatedAt: now() };
  await orm.insert(depositCursors).values(values).onConflictDoUpdate({ target: depositCursors.chainId, set: values });
  return values;
}

/** A node behind the cursor counts as on the same chain: the scan waits for it. */
async function isOnChain(node: DepositNode, { blockNumber, blockHash }: Cursor, safe: bigint): Promise<boolean> {
  return blockNumber > safe || (await node.getHeader(blockNumber)).hash === blockHash;
}

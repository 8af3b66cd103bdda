import { deposits, depositSweeps, type Executor } from '@onepoint/database';
import { and, eq, inArray } from 'drizzle-orm';
import { keccak256, pad, type Hex } from 'viem';
import { transferTopic, type BlockHeader, type BlockRange, type DepositNode, type Transfer } from './deposit-node.ts';

interface FindTransfersParameters {
  executor: Executor;
  node: DepositNode;
  chainId: number;
  /** Token contracts, in lower case. */
  tokens: readonly string[];
  /** Deposit addresses, in lower case. */
  addresses: readonly string[];
  range: BlockRange;
  /** Unread blocks of the range. Each is read by hash unless its header proves that it contains no relevant transfer. */
  newBlocks?: readonly BlockHeader[];
}

export interface FoundTransfers {
  incoming: Transfer[];
  outgoing: Transfer[];
}

const concurrency = 8;

const byPlace = (a: Transfer, b: Transfer) => Number(a.blockNumber - b.blockNumber) || a.logIndex - b.logIndex;

/** Bloom bits by value. Has one entry per deposit address and token, so it needs no limit. */
const cachedBits = new Map<string, readonly number[]>();

/**
 * Finds transfers to and from the addresses. Results for a range are only hints, because a lagging member of a pool leaves out blocks without saying
 * so. Every transfer is read by the hash of its block, which fails on a member without the block. The headers of new blocks show which of them must
 * be read, even if the result for the range left them out. Recorded transfers can be missing from the result.
 */
export async function findTransfers(parameters: FindTransfersParameters): Promise<FoundTransfers> {
  const { node, tokens, addresses, range, newBlocks = [] } = parameters;
  if (addresses.length === 0) return { incoming: [], outgoing: [] };
  const lookups = new Map<bigint, { in: Set<string>; out: Set<string> }>();
  const lookupOf = (block: bigint) => {
    const lookup = lookups.get(block) ?? { in: new Set(), out: new Set() };
    lookups.set(block, lookup);
    return lookup;
  };
  for (const header of newBlocks)
    for (const address of listPossibleReceivers(header, tokens, addresses)) lookupOf(header.number).in.add(address);
  const incomingHints = await node.hintTransfers({ tokens, addresses, direction: 'in' }, range);
  for (const { blockNumber, to } of await omitRecorded(parameters, deposits, incomingHints)) lookupOf(blockNumber).in.add(to);
  const outgoingHints = await node.hintTransfers({ tokens, addresses, direction: 'out' }, range);
  for (const { blockNumber, from } of await omitRecorded(parameters, depositSweeps, outgoingHints)) lookupOf(blockNumber).out.add(from);

  const headers = new Map(newBlocks.map((header) => [header.number, header]));
  const found = await mapConcurrently([...lookups], async ([number, lookup]) => {
    const header = headers.get(number) ?? (await node.getHeader(number));
    return {
      incoming: await node.listTransfersOfBlock({ tokens, addresses: [...lookup.in], direction: 'in' }, header),
      outgoing: await node.listTransfersOfBlock({ tokens, addresses: [...lookup.out], direction: 'out' }, header),
    };
  });
  return {
    incoming: found.flatMap(({ incoming }) => incoming).toSorted(byPlace),
    outgoing: found.flatMap(({ outgoing }) => outgoing).toSorted(byPlace),
  };
}

/** Calls `call` for a few items at a time. Results are in item order. */
export async function mapConcurrently<T, R>(items: readonly T[], call: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += concurrency)
    results.push(...(await Promise.all(items.slice(start, start + concurrency).map(call))));
  return results;
}

/** Addresses that may have received a transfer in the block, according to its bloom filter. */
function listPossibleReceivers({ logsBloom }: BlockHeader, tokens: readonly string[], addresses: readonly string[]): readonly string[] {
  if (logsBloom === null || logsBloom === undefined) return addresses;
  const isPossible = (value: Hex): boolean => {
    const bits = cachedBits.get(value) ?? bloomBitsOf(value);
    cachedBits.set(value, bits);
    return isInBloom(logsBloom, bits);
  };
  if (!isPossible(transferTopic) || !tokens.some((token) => isPossible(token as Hex))) return [];
  return addresses.filter((address) => isPossible(pad(address as Hex)));
}

/** Leaves out transfers that were recorded from the same block. */
async function omitRecorded(
  { executor, chainId }: FindTransfersParameters,
  table: typeof deposits | typeof depositSweeps,
  transfers: readonly Transfer[],
): Promise<readonly Transfer[]> {
  if (transfers.length === 0) return transfers;
  const hashes = [...new Set(transfers.map(({ transactionHash }) => transactionHash))];
  const rows = await executor
    .select({ transactionHash: table.transactionHash, logIndex: table.logIndex, blockHash: table.blockHash })
    .from(table)
    .where(and(eq(table.chainId, chainId), inArray(table.transactionHash, hashes)));
  const keyOf = ({ transactionHash, logIndex, blockHash }: (typeof rows)[number]) => `${transactionHash} ${logIndex} ${blockHash}`;
  const recorded = new Set(rows.map(keyOf));
  return transfers.filter((transfer) => !recorded.has(keyOf(transfer)));
}

/** A value's three bits in a block header's bloom filter. Source: Ethereum yellow paper, section 4.3.1. */
export function bloomBitsOf(value: Hex): readonly number[] {
  const hash = keccak256(value, 'bytes');
  return [0, 2, 4].map((index) => (((hash[index] ?? 0) << 8) | (hash[index + 1] ?? 0)) & 2047);
}

/**
 * Whether a block may contain a log with the value as its contract or a topic. False is certain; true is not, because most bits of a full block are
 * set.
 *
 * @param logsBloom the header's 256 bytes
 */
export function isInBloom(logsBloom: Uint8Array, bits: readonly number[]): boolean {
  return bits.every((bit) => ((logsBloom[255 - (bit >> 3)] ?? 0) & (1 << (bit & 7))) !== 0);
}

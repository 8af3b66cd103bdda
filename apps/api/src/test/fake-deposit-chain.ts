import { randomInt } from 'node:crypto';
import { bytesToHex, createClient, custom, hexToBytes, keccak256, numberToHex, pad, toHex, type Hex } from 'viem';
import { bloomBitsOf } from '../modules/deposits/watcher/find-transfers.ts';
import type { DepositNetwork } from '../modules/deposits/deposit-network.ts';

const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const sender = `0x${'5e'.repeat(20)}`;

/**
 * Faults of the pool's member that gets a call. `short`: returns no logs for a range. `lagging`: does not have the last blocks, and silently leaves
 * them out of a range. `stale`: is on the branch before the last reorganization. `empty`: like `short`, but also for single blocks. `partial`: leaves
 * out the last log, even of single blocks. `other-range`: returns logs of another range. `malformed`: returns logs without block and index. `error`:
 * fails.
 */
export const nodeFaults = ['short', 'lagging', 'stale', 'empty', 'partial', 'other-range', 'malformed', 'error'] as const;
export type NodeFault = (typeof nodeFaults)[number];

export interface FakeTransfer {
  to: string;
  units: bigint;
  /** @default an address that doesn't belong to the product */
  from?: string;
}

interface Transaction {
  hash: Hex;
  transfers: readonly FakeTransfer[];
}

interface FakeBlock {
  number: number;
  hash: Hex;
  parentHash: Hex;
  timestamp: number;
  transactions: readonly Transaction[];
}

interface FakeChainOptions {
  /** Block time in Unix seconds. @default now, so that the test's addresses are as old as the chain */
  timestamp?: () => number;
  confirmations?: number;
  overlapBlocks?: number;
  /** Whether headers have a correct bloom filter. @default true */
  hasBlooms?: boolean;
}

function getBalance(transactions: readonly Transaction[], holder: string): Hex {
  const transfers = transactions.flatMap((transaction) => transaction.transfers);
  const sum = transfers.reduce((total, { from, to, units }) => total + (to === holder ? units : 0n) - (from === holder ? units : 0n), 0n);
  return numberToHex(sum, { size: 32 });
}

/** An in-memory chain behind a pool of nodes. Each call can reach any of them. */
export function createFakeDepositChain(options: FakeChainOptions = {}) {
  const { timestamp = () => Math.floor(Date.now() / 1000), confirmations = 3, overlapBlocks = 20, hasBlooms = true } = options;
  const token = toHex(keccak256(toHex(randomInt(2 ** 47)), 'bytes').slice(0, 20));
  const chainId = randomInt(1_000_000, 2 ** 47);
  let counter = 0;
  const unique = (): Hex => keccak256(toHex(`${chainId} ${(counter += 1)}`));
  let blocks: FakeBlock[] = [];
  let stale: FakeBlock[] = [];
  let faults: (NodeFault | 'honest')[] = [];
  let refused: string | undefined;
  const calls: string[] = [];

  function addBlock(transactions: readonly Transaction[]): void {
    const parentHash = blocks.at(-1)?.hash ?? pad('0x00');
    blocks = [...blocks, { number: blocks.length, hash: unique(), parentHash, timestamp: timestamp(), transactions }];
  }
  addBlock([]);

  const toLogs = (block: FakeBlock) =>
    block.transactions
      .flatMap(({ hash, transfers }) => transfers.map((transfer) => ({ hash, ...transfer })))
      .map(({ hash, from = sender, to, units }, logIndex) => ({
        address: token,
        topics: [transferTopic, pad(from as Hex), pad(to as Hex)] as const,
        data: numberToHex(units, { size: 32 }),
        blockHash: block.hash,
        blockNumber: numberToHex(block.number),
        transactionHash: hash,
        transactionIndex: '0x0',
        logIndex: numberToHex(logIndex),
        removed: false,
      }));
  type Log = ReturnType<typeof toLogs>[number];
  type Filter = { fromBlock?: Hex; toBlock?: Hex; blockHash?: Hex; topics?: readonly (null | Hex | readonly Hex[])[] };

  const matches = ({ topics: found }: Log, { topics = [] }: Filter): boolean =>
    topics.every((wanted, index) => wanted === null || [wanted].flat().some((topic) => topic.toLowerCase() === found[index]));

  function getLogs(view: readonly FakeBlock[], filter: Filter, fault: NodeFault | undefined): unknown {
    const { fromBlock, toBlock, blockHash } = filter;
    const [from, to] = [Number(fromBlock), Number(toBlock)];
    const isOf = ({ number, hash }: FakeBlock): boolean => (blockHash === undefined ? number >= from && number <= to : hash === blockHash);
    if (filter.topics?.flat().some((topic) => refused !== undefined && topic === pad(refused as Hex))) throw new Error('the node is busy');
    if (fault === 'empty' || (fault === 'short' && blockHash === undefined)) return [];
    if (blockHash !== undefined && !view.some(isOf)) throw new Error('unknown block');
    const logs = view.filter((block) => (fault === 'other-range' ? !isOf(block) : isOf(block))).flatMap(toLogs);
    const matching = logs.filter((log) => matches(log, filter)).slice(0, fault === 'partial' ? -1 : undefined);
    return fault === 'malformed' ? matching.map(({ topics, data, address }) => ({ topics, data, address })) : matching;
  }

  function getBlock(view: readonly FakeBlock[], number: Hex): unknown {
    const block = view[Number(number)];
    if (block === undefined) return null;
    const { hash, parentHash, timestamp: seconds } = block;
    const logsBloom = bytesToHex(bloomOf(hasBlooms ? toLogs(block).flatMap(({ address, topics }): Hex[] => [address, ...topics]) : []));
    return { number, hash, parentHash, timestamp: numberToHex(seconds), logsBloom, transactions: [] };
  }

  function transactionsUntil(view: readonly FakeBlock[], { blockHash }: { blockHash: Hex }): Transaction[] {
    const index = view.findIndex(({ hash }) => hash === blockHash);
    if (index < 0) throw new Error('header not found');
    return view.slice(0, index + 1).flatMap(({ transactions }) => transactions);
  }

  async function request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    calls.push(method);
    const next = faults.shift();
    const fault = next === 'honest' ? undefined : next;
    const [first, second] = (params ?? []) as [never, never];
    if (fault === 'error') throw new Error('the node is busy');
    const view =
      fault === 'lagging' ? blocks.slice(0, Math.max(1, blocks.length - 6)) : fault === 'stale' && stale.length > 0 ? stale : blocks;
    if (method === 'eth_blockNumber') return numberToHex(view.length - 1);
    if (method === 'eth_getBlockByNumber') return getBlock(view, first);
    if (method === 'eth_getLogs') return getLogs(view, first, fault);
    const until = transactionsUntil(view, second);
    if (method === 'eth_call') return getBalance(until, `0x${(first as { data: string }).data.slice(-40)}`);
    if (method === 'eth_getTransactionCount')
      return numberToHex(until.filter((sent) => sent.transfers.some(({ from }) => from === first)).length);
    throw new Error(`${method} is not known here`);
  }

  const network: DepositNetwork = {
    chainId,
    name: 'Fake',
    rpcUrl: 'http://127.0.0.1:1',
    confirmations,
    overlapBlocks,
    tokens: [{ symbol: 'USDC', address: token, decimals: 6 }],
  };
  return {
    network,
    client: createClient({ transport: custom({ request }, { retryCount: 0 }) }),
    calls,
    /** Mines a block with one transaction for all transfers. Returns the transaction's hash. */
    mine: (transfers: readonly FakeTransfer[] = []): Hex => {
      const hash = unique();
      addBlock(transfers.length === 0 ? [] : [{ hash, transfers }]);
      return hash;
    },
    mineEmpty: (count: number): void => {
      for (let index = 0; index < count; index += 1) addBlock([]);
    },
    /** Reorganizes the last blocks: their transactions move to one block, after an unrelated transfer, so that their log indexes change. */
    rewrite: (depth: number): void => {
      stale = blocks;
      const dropped = blocks.slice(Math.max(1, blocks.length - depth));
      blocks = blocks.slice(0, blocks.length - dropped.length);
      const returned = dropped.flatMap(({ transactions }) => transactions);
      addBlock([{ hash: unique(), transfers: [{ to: sender, units: 1n }] }, ...returned]);
      for (let index = 0; index < dropped.length; index += 1) addBlock([]);
    },
    refuseLogsOf: (address: string): void => {
      refused = address;
    },
    /** One fault per call. Later calls reach honest members. */
    misbehave: (next: readonly (NodeFault | 'honest')[]): void => {
      faults = [...next];
    },
  };
}

export function bloomOf(values: readonly Hex[]): Uint8Array {
  const bloom = hexToBytes('0x', { size: 256 });
  for (const bit of values.flatMap(bloomBitsOf)) bloom[255 - (bit >> 3)] = (bloom[255 - (bit >> 3)] ?? 0) | (1 << (bit & 7));
  return bloom;
}

import type { RpcCall } from './parse-request.ts';
import { rawArrayItems, rawObjectValues } from './raw-json.ts';

export type BlockName = number | 'latest' | 'safe' | 'finalized';

export type BlockUse =
  /** No block: the result is always the same on a chain. */
  | { readonly kind: 'constant'; readonly params: string }
  /** The latest block, without a parameter that says so. */
  | { readonly kind: 'head'; readonly params: string }
  /** Blocks identified by number or tag. */
  | {
      readonly kind: 'blocks';
      readonly names: readonly BlockName[];
      /** Returns the parameters with block numbers instead of tags. */
      readonly bind: (numbers: readonly number[]) => string;
    }
  | { readonly kind: 'hash'; readonly params: string; /** Null for a transaction's hash. */ readonly blockHash: string | null };

const constant = new Set(['eth_chainId', 'net_version', 'web3_sha3']);
const head = new Set(['eth_blockNumber', 'eth_gasPrice', 'eth_maxPriorityFeePerGas', 'eth_blobBaseFee', 'eth_baseFee']);

/** Methods that identify a block by its hash, or a transaction that is in a block. */
const byHash = new Set([
  'debug_traceBlockByHash',
  'debug_traceTransaction',
  'eth_getBlockByHash',
  'eth_getBlockTransactionCountByHash',
  'eth_getHeaderByHash',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByHash',
  'eth_getTransactionDataAndReceipt',
  'eth_getTransactionReceipt',
  'eth_getUncleByBlockHashAndIndex',
  'eth_getUncleCountByBlockHash',
  'trace_get',
  'trace_replayTransaction',
  'trace_transaction',
]);

/** Position of the block parameter, for methods that read the block itself. */
const blockPositions: Readonly<Record<string, number>> = {
  debug_getRawBlock: 0,
  debug_getRawHeader: 0,
  debug_getRawReceipts: 0,
  debug_traceBlockByNumber: 0,
  eth_feeHistory: 1,
  eth_getBlockByNumber: 0,
  eth_getBlockReceipts: 0,
  eth_getBlockTransactionCountByNumber: 0,
  eth_getHeaderByNumber: 0,
  eth_getTransactionByBlockNumberAndIndex: 0,
  eth_getTransactionReceiptsByBlock: 0,
  eth_getTransactionsByBlockNumber: 0,
  eth_getUncleByBlockNumberAndIndex: 0,
  eth_getUncleCountByBlockNumber: 0,
  trace_block: 0,
  trace_replayBlockTransactions: 0,
};

/** Position of the block parameter, for methods that need the state after the block, which only archive nodes keep for old blocks. */
const statePositions: Readonly<Record<string, number>> = {
  debug_traceCall: 1,
  eth_call: 1,
  eth_createAccessList: 1,
  eth_estimateGas: 1,
  eth_getAccount: 1,
  eth_getAccountInfo: 1,
  eth_getBalance: 1,
  eth_getCode: 1,
  eth_getProof: 2,
  eth_getStorageAt: 2,
  eth_getTransactionCount: 1,
  eth_simulateV1: 1,
  trace_call: 2,
  trace_callMany: 1,
};

const positions: ReadonlyMap<string, number> = new Map(Object.entries({ ...blockPositions, ...statePositions }));

export function readsState(method: string): boolean {
  return Object.hasOwn(statePositions, method);
}

/** Whether a method's result only depends on the chain, so that all nodes should return the same. */
export function isComparable(method: string): boolean {
  return positions.has(method) || method === 'eth_getLogs' || byHash.has(method) || constant.has(method);
}

const numberPattern = /^"0x(?:0|[1-9a-f][0-9a-f]{0,12})"$/iu;
const hashPattern = /^"0x[0-9a-f]{64}"$/iu;
const tags: ReadonlyMap<string, BlockName> = new Map<string, BlockName>([
  ['"earliest"', 0],
  ['"latest"', 'latest'],
  ['"safe"', 'safe'],
  ['"finalized"', 'finalized'],
]);

/** Parses a block parameter. Returns null for a hash, for `pending`, and for anything unusual. */
function readName(text: string): BlockName | null {
  return tags.get(text) ?? (numberPattern.test(text) ? Number(JSON.parse(text)) : null);
}

/** Returns the hash in `{"blockHash":"0x…"}` (EIP-1898), or a plain hash. Null for anything else. */
function findHash(text: string): string | null {
  const hash = text.startsWith('{') ? (rawObjectValues(text).get('blockHash') ?? '') : text;
  return hashPattern.test(hash) ? hash.slice(1, -1).toLowerCase() : null;
}

const quoted = (number: number): string => `"0x${number.toString(16)}"`;

/** Finds the blocks that a call's result depends on. Null if it depends on something else, or that is unknown. */
export function findBlockUse({ method, source }: RpcCall): BlockUse | null {
  const position = positions.get(method);
  if (!isComparable(method) && !head.has(method)) return null;
  const params = rawObjectValues(source).get('params') ?? '[]';
  if (!params.startsWith('[')) return null;
  const items = rawArrayItems(params);
  if (position !== undefined) return findUseOfPosition(items, position);
  if (method === 'eth_getLogs') return findUseOfLogs(items);
  if (byHash.has(method))
    return { kind: 'hash', params: write(items), blockHash: method.includes('Block') ? findHash(items[0] ?? '') : null };
  return { kind: head.has(method) ? 'head' : 'constant', params: write(items) };
}

const write = (items: readonly string[]): string => `[${items.join(',')}]`;

function findUseOfPosition(items: readonly string[], position: number): BlockUse | null {
  const text = items[position];
  if (text === undefined) return null;
  const blockHash = findHash(text);
  if (blockHash !== null) return { kind: 'hash', params: write(items), blockHash };
  const name = readName(text);
  if (name === null) return null;
  return { kind: 'blocks', names: [name], bind: ([number = 0]) => write(items.with(position, quoted(number))) };
}

function findUseOfLogs(items: readonly string[]): BlockUse | null {
  const [filter] = items;
  if (filter === undefined || items.length !== 1 || !filter.startsWith('{')) return null;
  const values = rawObjectValues(filter);
  if (values.has('blockHash')) return { kind: 'hash', params: write(items), blockHash: findHash(filter) };
  const names = ['fromBlock', 'toBlock'].map((key) => readName(values.get(key) ?? '"latest"'));
  if (!names.every((name) => name !== null)) return null;
  return {
    kind: 'blocks',
    names,
    bind: ([from = 0, to = 0]) => {
      const bound = new Map([...values, ['fromBlock', quoted(from)], ['toBlock', quoted(to)]]);
      return write([`{${[...bound].map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`]);
    },
  };
}

import { isContractAddress } from './allow-lists.ts';
import { rawTransactionTarget } from './raw-transaction-target.ts';

type Params = readonly unknown[];
/** Contracts in the parameters; null if they can't be determined. */
type Read = (params: Params) => readonly string[] | null;

const one = (value: unknown): readonly string[] | null => (typeof value === 'string' && isContractAddress(value) ? [value] : null);

const many = (value: unknown): readonly string[] | null =>
  Array.isArray(value) && value.length > 0 && value.every((entry) => one(entry) !== null) ? (value as string[]) : one(value);

/** State overrides can put any code at any address. */
const withoutOverrides = (overrides: unknown): boolean => overrides === undefined || overrides === null;

const callTo: Read = ([call, , overrides]) => (withoutOverrides(overrides) ? one(readField(call, 'to')?.value) : null);

const tracedCallTo: Read = ([call, , options]) => {
  if (!isBuiltInTracer(options)) return null;
  const overrides = withoutOverrides(options) ? { value: undefined } : readField(options, 'stateOverrides');
  return overrides !== null && withoutOverrides(overrides.value) ? one(readField(call, 'to')?.value) : null;
};

/** Tracers built into nodes. Any other tracer is JavaScript, which can read the state of any contract. */
const builtInTracers: ReadonlySet<unknown> = new Set([
  undefined,
  null,
  '4byteTracer',
  'callTracer',
  'flatCallTracer',
  'keccak256PreimageTracer',
  'noopTracer',
  'prestateTracer',
]);

function isBuiltInTracer(options: unknown): boolean {
  if (options === undefined || options === null) return true;
  const tracer = readField(options, 'tracer');
  return tracer !== null && builtInTracers.has(tracer.value);
}

const tracedTransactions: Read = ([, options]) => (isBuiltInTracer(options) ? [] : null);

const firstAddress: Read = ([address]) => one(address);
const logAddresses: Read = ([filter]) => many(readField(filter, 'address')?.value);
const transactionTarget: Read = ([raw]) => one(typeof raw === 'string' ? rawTransactionTarget(raw) : null);

/** Methods whose parameters name contracts. Methods that bundle several calls aren't supported. */
const readers: Readonly<Record<string, Read>> = {
  eth_call: callTo,
  eth_estimateGas: callTo,
  eth_createAccessList: callTo,
  eth_getAccount: firstAddress,
  eth_getAccountInfo: firstAddress,
  debug_traceCall: tracedCallTo,
  debug_traceTransaction: tracedTransactions,
  debug_traceBlockByHash: tracedTransactions,
  debug_traceBlockByNumber: tracedTransactions,
  trace_call: ([call]) => one(readField(call, 'to')?.value),
  arbtrace_call: ([call]) => one(readField(call, 'to')?.value),
  eth_getCode: firstAddress,
  eth_getStorageAt: firstAddress,
  eth_getProof: firstAddress,
  debug_storageRangeAt: ([, , address]) => one(address),
  eth_getLogs: logAddresses,
  eth_newFilter: logAddresses,
  eth_subscribe: ([kind, filter]) => (kind === 'logs' ? logAddresses([filter]) : []),
  trace_filter: ([filter]) => many(readField(filter, 'toAddress')?.value),
  arbtrace_filter: ([filter]) => many(readField(filter, 'toAddress')?.value),
  eth_sendRawTransaction: transactionTarget,
  eth_sendRawTransactionSync: transactionTarget,
  eth_sendRawTransactionConditional: transactionTarget,
  trace_rawTransaction: ([raw]) => transactionTarget([raw]),
};

const withoutContracts: ReadonlySet<string> = new Set([
  'arbtrace_block',
  'arbtrace_get',
  'arbtrace_replayBlockTransactions',
  'arbtrace_replayTransaction',
  'arbtrace_transaction',
  'bor_getAuthor',
  'bor_getCurrentProposer',
  'bor_getCurrentValidators',
  'bor_getRootHash',
  'bor_getSignersAtHash',
  'debug_getModifiedAccountsByHash',
  'debug_getModifiedAccountsByNumber',
  'debug_getRawBlock',
  'debug_getRawHeader',
  'debug_getRawReceipts',
  'debug_getRawTransaction',
  'eth_accounts',
  'eth_baseFee',
  'eth_blobBaseFee',
  'eth_blockNumber',
  'eth_chainId',
  'eth_coinbase',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlobSidecarByTxHash',
  'eth_getBlobSidecars',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_getFinalizedBlock',
  'eth_getFinalizedHeader',
  'eth_getHeaderByHash',
  'eth_getHeaderByNumber',
  'eth_getRawTransactionByHash',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionDataAndReceipt',
  'eth_getTransactionReceipt',
  'eth_getTransactionReceiptsByBlock',
  'eth_getTransactionsByBlockNumber',
  'eth_getUncleByBlockHashAndIndex',
  'eth_getUncleByBlockNumberAndIndex',
  'eth_getUncleCountByBlockHash',
  'eth_getUncleCountByBlockNumber',
  'eth_hashrate',
  'eth_maxPriorityFeePerGas',
  'eth_mining',
  'eth_newBlockFilter',
  'eth_newPendingTransactionFilter',
  'eth_protocolVersion',
  'eth_syncing',
  'eth_uninstallFilter',
  'eth_unsubscribe',
  'net_listening',
  'net_peerCount',
  'net_version',
  'trace_block',
  'trace_get',
  'trace_replayBlockTransactions',
  'trace_replayTransaction',
  'trace_transaction',
  'txpool_content',
  'txpool_contentFrom',
  'txpool_inspect',
  'txpool_status',
  'web3_clientVersion',
  'web3_sha3',
]);

/**
 * Finds the contracts that a call names.
 *
 * @param params as in the JSON-RPC request
 * @returns the addresses as written; an empty list for methods without contracts; null if the method is unknown, or if its parameters
 *   have no contract or are ambiguous
 */
export function contractsOfCall(method: string, params: unknown): readonly string[] | null {
  const read = Object.hasOwn(readers, method) ? readers[method] : undefined;
  if (read === undefined) return withoutContracts.has(method) ? [] : null;
  return Array.isArray(params) ? read(params) : null;
}

const isAscii = /^[\u0020-\u007E]*$/;

/** Reads a field. Returns null if a node could read another one, because nodes in Go and C# match keys case-insensitively. */
function readField(object: unknown, name: string): { value: unknown } | null {
  if (typeof object !== 'object' || object === null || Array.isArray(object)) return null;
  for (const key of Object.keys(object)) {
    // Some parsers fold non-ASCII letters into ASCII: "addreſs".
    if (!isAscii.test(key) || (key !== name && key.toLowerCase() === name.toLowerCase())) return null;
  }
  return { value: Object.hasOwn(object, name) ? (object as Record<string, unknown>)[name] : undefined };
}

/**
 * Whether a node could parse the JSON text of a call differently: it has duplicate keys, escapes that could hide one, or is nested too
 * deeply to tell.
 *
 * @param value the parsed text
 */
export function hasAmbiguousText(source: string, value: unknown): boolean {
  if (source.includes('\\')) return true;
  try {
    // Parsing drops duplicate keys, and with them quotes.
    return countQuotes(source) !== countQuotes(JSON.stringify(value));
  } catch (error) {
    if (error instanceof RangeError) return true;
    throw error;
  }
}

function countQuotes(text: string): number {
  let count = 0;
  for (let index = text.indexOf('"'); index !== -1; index = text.indexOf('"', index + 1)) count += 1;
  return count;
}

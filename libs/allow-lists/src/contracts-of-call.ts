import { isContractAddress } from './allow-lists.ts';
import { rawTransactionTarget } from './raw-transaction-target.ts';

type Params = readonly unknown[];
/** Contracts in the parameters; null if they cannot be determined. */
type Read = (params: Params) => readonly string[] | null;

const one = (value: unknown): readonly string[] | null => (typeof value === 'string' && isContractAddress(value) ? [value] : null);

const many = (value: unknown): readonly string[] | null =>
  Array.isArray(value) && value.length > 0 && value.every((entry) => one(entry) !== null) ? (value as string[]) : one(value);

/** State overrides can put any code at any address. */
const withoutOverrides = (overrides: unknown): boolean => overrides === undefined || overrides === null;

const callTo: Read = ([call, , overrides]) => (withoutOverrides(overrides) ? one(readField(call, 'to')?.value) : null);

const tracedCallTo: Read = ([call, , options]) => {
  const overrides = withoutOverrides(options) ? { value: undefined } : readField(options, 'stateOverrides');
  return overrides !== null && withoutOverrides(overrides.value) ? one(readField(call, 'to')?.value) : null;
};

const firstAddress: Read = ([address]) => one(address);
const logAddresses: Read = ([filter]) => many(readField(filter, 'address')?.value);
const transactionTarget: Read = ([raw]) => one(typeof raw === 'string' ? rawTransactionTarget(raw) : null);
const unreadable: Read = () => null;

/** Methods whose parameters name contracts. Methods with several nested calls are not supported. */
const readers: Readonly<Record<string, Read>> = {
  eth_call: callTo,
  eth_estimateGas: callTo,
  eth_createAccessList: callTo,
  debug_traceCall: tracedCallTo,
  trace_call: ([call]) => one(readField(call, 'to')?.value),
  eth_getCode: firstAddress,
  eth_getStorageAt: firstAddress,
  eth_getProof: firstAddress,
  debug_storageRangeAt: ([, , address]) => one(address),
  eth_getLogs: logAddresses,
  eth_newFilter: logAddresses,
  eth_subscribe: ([kind, filter]) => (kind === 'logs' ? logAddresses([filter]) : []),
  trace_filter: ([filter]) => many(readField(filter, 'toAddress')?.value),
  eth_sendRawTransaction: transactionTarget,
  eth_sendRawTransactionSync: transactionTarget,
  eth_sendRawTransactionConditional: transactionTarget,
  eth_sendPrivateTransaction: unreadable,
  eth_sendBundle: unreadable,
  eth_callBundle: unreadable,
  eth_callMany: unreadable,
  eth_multicallV1: unreadable,
  eth_simulateV1: unreadable,
  debug_traceCallMany: unreadable,
  trace_callMany: unreadable,
  trace_rawTransaction: ([raw]) => transactionTarget([raw]),
};

/**
 * Finds the contracts of a call.
 *
 * @param params as in the JSON-RPC request
 * @returns the addresses as written; an empty list for methods without contracts; null if the parameters have no contract or are ambiguous
 */
export function contractsOfCall(method: string, params: unknown): readonly string[] | null {
  const read = Object.hasOwn(readers, method) ? readers[method] : undefined;
  if (read === undefined) return [];
  return Array.isArray(params) ? read(params) : null;
}

const isAscii = /^[\u0020-\u007E]*$/;

/** Reads a field; null if a node could read another one, because nodes in Go and C# match keys case-insensitively. */
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

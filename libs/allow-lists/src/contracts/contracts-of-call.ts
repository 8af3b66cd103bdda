import { isContractAddress } from './is-contract-address.ts';
import { rawTransactionTarget } from './raw-transaction-target.ts';
import { readField } from './read-field.ts';

type Params = readonly unknown[];
/** The contracts that parameters name, or null where they name none that could be checked. */
type Read = (params: Params) => readonly string[] | null;

const one = (value: unknown): readonly string[] | null => (typeof value === 'string' && isContractAddress(value) ? [value] : null);

const many = (value: unknown): readonly string[] | null =>
  Array.isArray(value) && value.length > 0 && value.every((entry) => one(entry) !== null) ? (value as string[]) : one(value);

/** Overrides put any code at any address: with them an address says nothing about what runs. */
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

/** Methods whose parameters name contracts, by how to read them. Those that carry many calls, each with more inside, are not read. */
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
 * The contracts that a call is about.
 *
 * @param params as in the JSON-RPC request
 * @returns the addresses as they were written; none for a method that names no contract; null where the method does, but the parameters do not
 * say which, or could be read in more than one way
 */
export function contractsOfCall(method: string, params: unknown): readonly string[] | null {
  const read = Object.hasOwn(readers, method) ? readers[method] : undefined;
  if (read === undefined) return [];
  return Array.isArray(params) ? read(params) : null;
}

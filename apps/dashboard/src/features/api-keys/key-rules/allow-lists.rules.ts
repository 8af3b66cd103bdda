import {
  allowListEntriesMax,
  canonicalAllowLists,
  compileAllowLists,
  decideRequest,
  hasAmbiguousText,
  isContractAddress,
  isIpRange,
  isMethodPattern,
  isOriginPattern,
  noAllowLists,
  type AllowListRule,
  type AllowLists,
  type Client,
  type Decision,
} from '@onepoint/allow-lists';

interface EntryProblem {
  /** Starts at 1. */
  readonly line: number;
  readonly entry: string;
}

export interface ReadEntries {
  /** Valid entries in canonical form, without duplicates. */
  readonly entries: readonly string[];
  readonly problems: readonly EntryProblem[];
  readonly isTooLong: boolean;
}

const isEntry: Readonly<Record<AllowListRule, (text: string) => boolean>> = {
  origins: isOriginPattern,
  ips: isIpRange,
  methods: isMethodPattern,
  contracts: isContractAddress,
};

/** Parses a list's text: entries separated by line breaks, commas, semicolons, or spaces, optionally quoted. */
export function readEntries(rule: AllowListRule, text: string): ReadEntries {
  const found = text.split('\n').flatMap((line, index) =>
    line
      .split(/[\s,;]+/u)
      .map((part) => part.replaceAll(/^["']|["']$/gu, ''))
      .filter((entry) => entry !== '')
      .map((entry) => ({ line: index + 1, entry })),
  );
  const good = found.filter(({ entry }) => isEntry[rule](entry)).map(({ entry }) => entry);
  const entries = canonicalAllowLists({ ...noAllowLists, [rule]: good })[rule];
  return { entries, problems: found.filter(({ entry }) => !isEntry[rule](entry)), isTooLong: entries.length > allowListEntriesMax };
}

export interface SimulatedCall {
  /** Position in the batch, starting at 1. */
  readonly number: number;
  readonly method: string;
  readonly decision: Decision;
}

interface Call {
  readonly method: string;
  readonly params?: unknown;
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && typeof value.method === 'string' && value.method !== '';

/**
 * Applies the gateway's own functions to a JSON-RPC request or batch.
 *
 * @returns null if the text isn't a JSON-RPC request
 */
export function simulate(lists: AllowLists, client: Client, text: string): SimulatedCall[] | null {
  const compiled = compileAllowLists(lists);
  const calls = parseCalls(text);
  return (
    calls?.map(({ call, source }, index) => ({
      number: index + 1,
      method: call.method,
      decision: decideRequest(compiled, {
        ...client,
        method: call.method,
        params: call.params,
        isAmbiguous: () => hasAmbiguousText(source, call),
      }),
    })) ?? null
  );
}

function parseCalls(text: string): { call: Call; source: string }[] | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const calls: unknown[] = Array.isArray(value) ? value : [value];
  if (calls.length === 0 || !calls.every(isCall)) return null;
  // Each call of a batch is checked separately, using its own JSON.
  return calls.map((call) => ({ call, source: Array.isArray(value) ? JSON.stringify(call) : text }));
}

/** Parameters of methods that take a contract address. */
const params: Readonly<Record<string, (contract: string) => unknown[]>> = {
  eth_call: (to) => [{ to, data: '0x' }, 'latest'],
  eth_estimateGas: (to) => [{ to, data: '0x' }],
  eth_createAccessList: (to) => [{ to, data: '0x' }, 'latest'],
  debug_traceCall: (to) => [{ to, data: '0x' }, 'latest'],
  trace_call: (to) => [{ to, data: '0x' }, ['trace'], 'latest'],
  eth_getCode: (address) => [address, 'latest'],
  eth_getStorageAt: (address) => [address, '0x0', 'latest'],
  eth_getProof: (address) => [address, [], 'latest'],
  eth_getLogs: (address) => [{ address }],
  eth_newFilter: (address) => [{ address }],
  eth_subscribe: (address) => ['logs', { address }],
  trace_filter: (address) => [{ toAddress: [address] }],
};

/** Composes a JSON request with the contract if the method takes one. Leaves out an empty contract. */
export function composeCall(method: string, contract: string): string {
  const withContract = Object.hasOwn(params, method) ? params[method] : undefined;
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: contract === '' ? [] : (withContract?.(contract) ?? []) });
}

import { computeUnitsOf, formatMicrocents, isPlanId, usageCost } from '@onepoint/plans-domain';

export interface ComposedRequest {
  /** Chain slug. */
  readonly chain: string;
  readonly method: string;
  /** JSON text. */
  readonly params: string;
  /** Uses the API key or the public endpoint. */
  readonly through: 'key' | 'public';
  readonly over: 'http' | 'ws';
}

const textMax = 4_000;
const names = { chain: 'rpcChain', method: 'rpcMethod', params: 'rpcParams', through: 'rpcThrough', over: 'rpcOver' } as const;

/** Parses the request in a shared link. Null if there is none. Links never contain secrets. */
export function parseRequestLink(search: URLSearchParams): ComposedRequest | null {
  const [chain, method] = [search.get(names.chain), search.get(names.method)];
  if (chain === null || method === null) return null;
  return {
    chain: chain.slice(0, textMax),
    method: method.slice(0, textMax),
    params: (search.get(names.params) ?? '[]').slice(0, textMax),
    through: search.get(names.through) === 'public' ? 'public' : 'key',
    over: search.get(names.over) === 'ws' ? 'ws' : 'http',
  };
}

export function formatRequestLink(pageUrl: string, { chain, method, params, through, over }: ComposedRequest): string {
  const url = new URL(pageUrl);
  url.hash = '';
  url.search = new URLSearchParams({
    view: 'request',
    [names.chain]: chain,
    [names.method]: method,
    [names.params]: params,
    ...(through === 'public' ? { [names.through]: through } : {}),
    ...(over === 'ws' ? { [names.over]: over } : {}),
  }).toString();
  return url.href;
}

/** JSON-RPC parameters, or why their text is invalid. */
export type ParsedParams =
  | { readonly params: unknown[] | Record<string, unknown> }
  /** `json`: not valid JSON. `shape`: neither an array nor an object. */
  | { readonly problem: 'json' | 'shape' };

/** Accepts a JSON array or object. Empty text counts as an empty array. */
export function parseParams(text: string): ParsedParams {
  if (text.trim() === '') return { params: [] };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'json' };
  }
  if (typeof value !== 'object' || value === null) return { problem: 'shape' };
  return { params: value as unknown[] | Record<string, unknown> };
}

/** Formats a curl command, with single quotes escaped for a POSIX shell. */
export function composeCurl(url: string, body: string): string {
  return `curl ${url} \\\n  -H 'content-type: application/json' \\\n  -d '${body.replaceAll("'", String.raw`'\''`)}'`;
}

interface RequestCost {
  readonly computeUnits: number;
  /** Decimal dollar string. Null if the request is free or this version doesn't know the plan. */
  readonly price: string | null;
}

/** Cost of a successful request. The public endpoint is free. */
export function requestCost({ method, through }: Pick<ComposedRequest, 'method' | 'through'>, planId: string): RequestCost {
  const computeUnits = computeUnitsOf(method);
  const microcents = through === 'key' && isPlanId(planId) ? usageCost(computeUnits, planId) : 0n;
  return { computeUnits, price: microcents === 0n ? null : formatMicrocents(microcents) };
}

const address = '0x0000000000000000000000000000000000000000';
const hash = `0x${'0'.repeat(64)}`;

export const methodTemplates: Readonly<Record<string, readonly unknown[]>> = {
  eth_blockNumber: [],
  eth_chainId: [],
  eth_gasPrice: [],
  eth_maxPriorityFeePerGas: [],
  eth_feeHistory: ['0x5', 'latest', [25, 75]],
  eth_getBalance: [address, 'latest'],
  eth_getTransactionCount: [address, 'latest'],
  eth_getCode: [address, 'latest'],
  eth_getStorageAt: [address, '0x0', 'latest'],
  eth_call: [{ to: address, data: '0x18160ddd' }, 'latest'],
  eth_estimateGas: [{ from: address, to: address, value: '0x0' }],
  eth_getBlockByNumber: ['latest', false],
  eth_getBlockByHash: [hash, false],
  eth_getBlockReceipts: ['latest'],
  eth_getTransactionByHash: [hash],
  eth_getTransactionReceipt: [hash],
  eth_getLogs: [{ fromBlock: 'latest', toBlock: 'latest', address }],
  eth_sendRawTransaction: ['0x'],
  eth_syncing: [],
  net_version: [],
  web3_clientVersion: [],
  debug_traceTransaction: [hash, { tracer: 'callTracer' }],
  trace_block: ['latest'],
};

/** Example parameters as JSON text. Methods without an example get an empty array. */
export function templateParams(method: string): string {
  const params = Object.hasOwn(methodTemplates, method) ? methodTemplates[method] : undefined;
  return params === undefined || params.length === 0 ? '[]' : JSON.stringify(params, null, 2);
}

import type { RpcRequest } from '../methods/define-method.ts';
import type { WalletRequestRecord } from '../observe/wallet-log.ts';

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** Deeper values become null. Wallets do not send any. */
const depthMax = 20;

/** Converts any value to JSON: errors to code, message and data, bigints to strings, everything else without a JSON form to null. */
export function toJsonValue(value: unknown, depth = 0): JsonValue {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null || depth > depthMax) return null;
  if (Array.isArray(value)) return value.map((item) => toJsonValue(item, depth + 1));
  const names = value instanceof Error ? ['code', 'message', 'data'] : Object.keys(value);
  const entries = names.map((name) => [name, Reflect.get(value, name) as unknown] as const).filter(([, item]) => item !== undefined);
  return Object.fromEntries(entries.map(([name, item]) => [name, toJsonValue(item, depth + 1)]));
}

export interface JsonDifference {
  /** Keys and indices; empty for the root. */
  readonly path: readonly (string | number)[];
  /** Undefined if only the other value has it. */
  readonly before: JsonValue | undefined;
  readonly after: JsonValue | undefined;
}

/** Lists the deepest differences between two values, in the key order of `before`. */
export function diffJson(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  path: JsonDifference['path'] = [],
): readonly JsonDifference[] {
  if (Object.is(before, after)) return [];
  if (!isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after)) return [{ path, before, after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) =>
    diffJson(childOf(before, key), childOf(after, key), [...path, Array.isArray(before) ? Number(key) : key]),
  );
}

type Tree = Exclude<JsonValue, string | number | boolean | null>;

function isTree(value: JsonValue | undefined): value is Tree {
  return typeof value === 'object' && value !== null;
}

function childOf(tree: Tree, key: string): JsonValue | undefined {
  return Object.hasOwn(tree, key) ? (Reflect.get(tree, key) as JsonValue) : undefined;
}

/** The request that repeats a logged one. `params` is left out unless it is an array or an object. */
export function replayRequest({ method, params }: WalletRequestRecord): RpcRequest {
  return typeof params === 'object' && params !== null ? { method, params } : { method };
}

/** Formats a request as a curl command. Nodes reject methods that need a wallet. */
export function formatCurl({ method, params = [] }: RpcRequest, rpcUrl: string): string {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: toJsonValue(params) });
  return `curl ${quote(rpcUrl)} -H 'content-type: application/json' -d ${quote(body)}`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

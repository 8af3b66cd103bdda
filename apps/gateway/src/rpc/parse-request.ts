import type { ErrorCode } from '@onepoint/gateway-errors';
import { GatewayError } from '../errors/gateway-error.ts';
import type { NodeFeature } from '../upstreams/node-features.ts';
import { isMethodAllowed } from './method-policy.ts';
import { rawArrayItems, rawObjectValues } from './raw-json.ts';

const scalar = /^["\d-]/u;

/** The id of a call as JSON text, exactly as received, for the gateway's own responses. `null` if it has none, or one that can't be echoed. */
export function rawId(call: RpcCall): string {
  const id = rawObjectValues(call.source).get('id');
  return id !== undefined && scalar.test(id) ? id : 'null';
}

export interface RpcCall {
  /** As named by the client. Empty if the member isn't a valid request. */
  readonly method: string;
  readonly source: string;
  /** Missing if the call has no id or isn't a valid request. */
  readonly id?: string | number | null;
  /** The call has no `id`, so the client expects no response (JSON-RPC 2.0, section 4.1). */
  readonly isNotification: boolean;
  /** Why this call isn't forwarded; null if it can be. */
  readonly refusal: ErrorCode | null;
  /** The result is the id of a new filter on the node. */
  readonly createsFilter?: boolean;
  readonly features?: readonly NodeFeature[];
  /** The result as JSON text, if the call doesn't have to be forwarded. */
  readonly knownResult?: string;
  /** The error as JSON text, if the call doesn't have to be forwarded. */
  readonly knownError?: string;
}

export function isForwarded({ refusal, knownResult, knownError }: RpcCall): boolean {
  return refusal === null && knownResult === undefined && knownError === undefined;
}

export interface RpcRequest {
  readonly isBatch: boolean;
  readonly calls: readonly RpcCall[];
  /**
   * The client's own bytes can be forwarded, and the node's response returned unchanged. Otherwise both are composed, because a call is
   * rejected, is a notification, has an id that nodes might not echo exactly, or could be parsed differently by the node.
   */
  readonly isPlain: boolean;
  readonly features?: readonly NodeFeature[];
  /** Tag of the only node that can answer, because the calls' filters are on it. */
  readonly nodeTag?: string;
}

/** Largest batch. viem and ethers send at most this many calls by default. */
export const batchCallsMax = 1_000;

const memberKeys = new Set(['jsonrpc', 'id', 'method', 'params']);

/**
 * Parses the text of a body or a WebSocket message.
 *
 * @throws {GatewayError} `PARSE_ERROR`, `BATCH_EMPTY`, `BATCH_TOO_LARGE`. An invalid member of a batch doesn't throw: its `refusal` is
 *   set, so that the other calls are still answered
 */
export function parseRequest(text: string, traceMethods: boolean): RpcRequest {
  const value = parseJson(text);
  const isBatch = Array.isArray(value);
  const members: unknown[] = isBatch ? value : [value];
  if (members.length === 0) throw new GatewayError('BATCH_EMPTY');
  if (members.length > batchCallsMax) throw new GatewayError('BATCH_TOO_LARGE');
  const sources = isBatch ? rawArrayItems(text) : [text];
  const calls = members.map((member, index) => parseCall(member, sources[index] ?? '', traceMethods));
  return { isBatch, calls, isPlain: isUnambiguous(text, members) && members.every((member, index) => isPlain(member, calls[index])) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new GatewayError('PARSE_ERROR');
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseCall(member: unknown, source: string, traceMethods: boolean): RpcCall {
  const invalid: RpcCall = { method: '', source, isNotification: false, refusal: 'INVALID_REQUEST' };
  if (!isObject(member)) return invalid;
  const { jsonrpc, id, method, params } = member;
  if (jsonrpc !== '2.0' || typeof method !== 'string') return invalid;
  if (params !== undefined && typeof params !== 'object') return invalid;
  if (id !== undefined && id !== null && typeof id !== 'string' && typeof id !== 'number') return invalid;
  const refusal = isMethodAllowed(method, traceMethods) ? null : 'METHOD_REFUSED';
  return { method, source, ...(id === undefined ? {} : { id }), isNotification: id === undefined, refusal };
}

/**
 * A node can parse a call differently than `JSON.parse`: it can use the first of two equal keys, or match keys case-insensitively. A
 * forbidden method could then hide behind an allowed one, or a result be cached for other parameters. Bytes are only forwarded unchanged
 * if no such ambiguity exists.
 */
function isUnambiguous(text: string, members: readonly unknown[]): boolean {
  if (text.includes('\\')) return false;
  const withParams = members.filter((member) => isObject(member) && member['params'] !== undefined).length;
  return occursTimes(text, '"method"', members.length) && occursTimes(text, '"params"', withParams);
}

/**
 * Looks for the first six characters, which V8 finds by the first one. For longer texts it can switch to an algorithm that takes a millisecond per
 * MiB.
 */
function occursTimes(text: string, part: string, times: number): boolean {
  const start = part.slice(0, 6);
  let count = 0;
  for (let index = text.indexOf(start); index !== -1 && count <= times; index = text.indexOf(start, index + start.length)) {
    if (text.startsWith(part, index)) count += 1;
  }
  return count === times;
}

function isPlain(member: unknown, call: RpcCall | undefined): boolean {
  if (!isObject(member) || call === undefined || call.refusal !== null) return false;
  for (const key in member) if (!memberKeys.has(key)) return false;
  const { id } = member;
  // Nodes echo -0 as 0.
  return typeof id === 'string' || (Number.isSafeInteger(id) && !Object.is(id, -0));
}

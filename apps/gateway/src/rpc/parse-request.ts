import type { ErrorCode } from '@onepoint/gateway-errors';
import { GatewayError } from '../errors/gateway-error.ts';
import { isMethodAllowed } from './method-policy.ts';
import { rawArrayItems, rawObjectValues } from './raw-json.ts';

const scalar = /^["\d-]/u;

/** The id of a call as JSON text, exactly as it came, for an answer of our own; `null` where it has none or none that may be echoed. */
export function rawId(call: RpcCall): string {
  const id = rawObjectValues(call.source).get('id');
  return id !== undefined && scalar.test(id) ? id : 'null';
}

/** One call: a request on its own, or a member of a batch. */
export interface RpcCall {
  /** Method as the client named it; empty when the member is no request at all. */
  readonly method: string;
  /** Its text as it came. */
  readonly source: string;
  /** Its id, where it is a valid request and has one. */
  readonly id?: string | number | null;
  /** No `id`: the client expects no answer (JSON-RPC 2.0, section 4.1). */
  readonly isNotification: boolean;
  /** Why this call is not forwarded, or null when it may be. */
  readonly refusal: ErrorCode | null;
}

/** A parsed body. */
export interface RpcRequest {
  readonly isBatch: boolean;
  readonly calls: readonly RpcCall[];
  /**
   * Whether the client's own bytes can be forwarded and the node's answer be passed on untouched. Otherwise both are composed: some member
   * is refused, a notification, has an id that nodes may not echo exactly, or could be read differently by the node than it was here.
   */
  readonly isPlain: boolean;
}

/** Largest batch. viem and ethers send at most this many at once by default. */
export const batchCallsMax = 1_000;

const memberKeys = new Set(['jsonrpc', 'id', 'method', 'params']);

/**
 * Parses the text of a body or of a WebSocket message.
 *
 * @throws {GatewayError} `PARSE_ERROR`, `BATCH_EMPTY`, `BATCH_TOO_LARGE`. A member that is no valid request does not throw: it carries its
 * refusal, so that its neighbours are still answered
 */
export function parseRequest(text: string, traceMethods: boolean): RpcRequest {
  const value = parseJson(text);
  const isBatch = Array.isArray(value);
  const members: unknown[] = isBatch ? value : [value];
  if (members.length === 0) throw new GatewayError('BATCH_EMPTY');
  if (members.length > batchCallsMax) throw new GatewayError('BATCH_TOO_LARGE');
  const sources = isBatch ? rawArrayItems(text) : [text];
  const calls = members.map((member, index) => parseCall(member, sources[index] ?? '', traceMethods));
  return { isBatch, calls, isPlain: isUnambiguous(text, calls.length) && members.every((member, index) => isPlain(member, calls[index])) };
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
 * A node may read a member differently than `JSON.parse` does: the first of two equal keys, or keys without regard to case. Then a refused
 * method could hide behind an allowed one. Bytes are forwarded as they are only where no such reading exists.
 */
function isUnambiguous(text: string, calls: number): boolean {
  if (text.includes('\\')) return false;
  let count = 0;
  for (let index = text.indexOf('"method"'); index !== -1 && count <= calls; index = text.indexOf('"method"', index + 8)) count += 1;
  return count === calls;
}

function isPlain(member: unknown, call: RpcCall | undefined): boolean {
  if (!isObject(member) || call === undefined || call.refusal !== null) return false;
  for (const key in member) if (!memberKeys.has(key)) return false;
  return typeof member['id'] === 'string' || Number.isSafeInteger(member['id']);
}

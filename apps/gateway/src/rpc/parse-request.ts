import { GatewayError } from '../errors/gateway-error.ts';
import { isMethodAllowed } from './method-policy.ts';
import { rawArrayItems } from './raw-json.ts';
import type { RpcCall, RpcRequest } from './rpc-request.ts';

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

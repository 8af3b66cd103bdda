import { isUtf8 } from 'node:buffer';
import { isForwarded, type RpcRequest } from './parse-request.ts';

export interface ExpectedAnswer {
  readonly isBatch: boolean;
  readonly calls: readonly { readonly index: number; readonly id: string | number }[];
}

/** Calls that returned an error: their index, and the node's JSON-RPC error code, or null if there is none. */
export type FailedCalls = ReadonlyMap<number, number | null>;

export const noFailures: FailedCalls = new Map();

/**
 * Verdict on a node's response. `answered`: a response to every call, some of which can be errors. `refused`: one error without an id for
 * the whole message, as from nodes that couldn't parse it. `broken`: not a JSON-RPC response to these calls.
 */
type AnswerVerdict =
  | { readonly kind: 'answered' | 'refused'; readonly failed: FailedCalls; readonly value: unknown }
  | { readonly kind: 'broken' };

const broken: AnswerVerdict = { kind: 'broken' };

/** @param firstId as given to `composeForward`; null if the client's own bytes were forwarded */
export function expectAnswer({ isBatch, calls }: RpcRequest, firstId: number | null): ExpectedAnswer {
  const expected: { index: number; id: string | number }[] = [];
  for (const [index, call] of calls.entries()) {
    const { id } = call;
    if (isForwarded(call)) expected.push({ index, id: firstId === null ? (id ?? '') : firstId + index });
  }
  return { isBatch, calls: expected };
}

/** Validates a whole body. Text that isn't UTF-8 or JSON (a web page, a compressed or truncated body) is broken. */
export function judgeAnswer(body: Buffer, expected: ExpectedAnswer): AnswerVerdict {
  if (!isUtf8(body)) return broken;
  try {
    return judgeParsedAnswer(JSON.parse(body.toString()), expected);
  } catch {
    return broken;
  }
}

export function judgeParsedAnswer(answer: unknown, expected: ExpectedAnswer): AnswerVerdict {
  if (isRecord(answer) && answer['id'] === null) {
    const outcome = readOutcome(answer);
    if (outcome instanceof RpcFailure)
      return { kind: 'refused', failed: new Map(expected.calls.map(({ index }) => [index, outcome.code])), value: answer };
  }
  if (expected.isBatch) return Array.isArray(answer) ? judgeBatch(answer, expected) : broken;
  const [call] = expected.calls;
  if (call === undefined || !isRecord(answer) || answer['id'] !== call.id) return broken;
  const outcome = readOutcome(answer);
  if (outcome === null) return broken;
  return { kind: 'answered', failed: outcome instanceof RpcFailure ? new Map([[call.index, outcome.code]]) : noFailures, value: answer };
}

/** Members can be in any order (JSON-RPC 2.0, section 6), and each id must occur as often as it was sent. */
function judgeBatch(members: readonly unknown[], { calls }: ExpectedAnswer): AnswerVerdict {
  if (members.length !== calls.length) return broken;
  const waiting = Map.groupBy(calls, ({ id }) => id);
  const failed = new Map<number, number>();
  for (const member of members) {
    if (!isRecord(member)) return broken;
    const call = waiting.get(member['id'] as string | number)?.shift();
    const outcome = readOutcome(member);
    if (call === undefined || outcome === null) return broken;
    if (outcome instanceof RpcFailure) failed.set(call.index, outcome.code);
  }
  return { kind: 'answered', failed, value: members };
}

class RpcFailure {
  readonly code: number;

  constructor(code: number) {
    this.code = code;
  }
}

/** Returns `result` for a response with a result, the failure for one with an error, and null for neither or both. */
function readOutcome(member: Record<string, unknown>): 'result' | RpcFailure | null {
  if (member['jsonrpc'] !== '2.0') return null;
  const hasResult = Object.hasOwn(member, 'result');
  if (!Object.hasOwn(member, 'error')) return hasResult ? 'result' : null;
  const { error } = member;
  if (hasResult || !isRecord(error)) return null;
  const { code, message } = error;
  return typeof code === 'number' && Number.isInteger(code) && typeof message === 'string' ? new RpcFailure(code) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

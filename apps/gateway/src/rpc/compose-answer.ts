import type { ErrorCode } from '@onepoint/gateway-errors';
import { errorBody, type ErrorDetails } from '../errors/gateway-error.ts';
import type { FailedCalls } from './judge-answer.ts';
import { isForwarded, rawId, type RpcCall, type RpcRequest } from './parse-request.ts';
import { rawArrayItems, rawErrorCode, rawObjectValues } from './raw-json.ts';

function forwardedCalls(request: RpcRequest): (readonly [index: number, call: RpcCall])[] {
  return [...request.calls.entries()].filter(([, call]) => isForwarded(call));
}

/**
 * Composes the request that is sent to the node if the client's bytes can't be forwarded: only admissible calls, in canonical form, each
 * with its index as id. Parameters keep their original text. Returns null if nothing is left to forward.
 *
 * @param firstId id of the first call, for connections with many pending requests
 */
export function composeForward(request: RpcRequest, firstId = 0): string | null {
  const members = forwardedCalls(request).map(([index, call]) => {
    const params = rawObjectValues(call.source).get('params');
    const rest = params === undefined ? '' : `,"params":${params}`;
    return `{"jsonrpc":"2.0","id":${firstId + index},"method":${JSON.stringify(call.method)}${rest}}`;
  });
  if (members.length === 0) return null;
  return request.isBatch ? `[${members.join(',')}]` : (members[0] ?? null);
}

interface ComposedAnswer {
  /** Null if the client expects no response. */
  readonly text: string | null;
  readonly failed: FailedCalls;
}

/**
 * Finds the node's responses by index, as numbered by `composeForward`. If a node returns one error for a whole batch, every call gets
 * it.
 */
function answersByIndex(upstream: string, request: RpcRequest, firstId: number): (index: number) => Map<string, string> | undefined {
  if (!upstream.trimStart().startsWith('[')) {
    const only = rawObjectValues(upstream);
    return request.isBatch && !only.has('error') ? () => undefined : () => only;
  }
  const answers = new Map(
    rawArrayItems(upstream)
      .map((item) => rawObjectValues(item))
      .map((values) => [values.get('id'), values]),
  );
  return (index) => answers.get(String(firstId + index));
}

/**
 * Composes the client's response: the node's responses with the client's ids, errors for rejected calls, and nothing for notifications.
 *
 * @param upstream the node's response, valid JSON; null if nothing was forwarded
 * @param sealFilter returns the client's id of a filter on the node
 * @param firstId as passed to `composeForward`
 */
export function composeAnswer(
  request: RpcRequest,
  upstream: string | null,
  requestId: string,
  sealFilter: (id: string) => string = (id) => id,
  firstId = 0,
): ComposedAnswer {
  const answerOf = upstream === null ? () => undefined : answersByIndex(upstream, request, firstId);
  const failed = new Map<number, number | null>();
  const texts: string[] = [];
  for (const [index, call] of request.calls.entries()) {
    if (call.knownResult !== undefined) {
      if (!call.isNotification) texts.push(`{"jsonrpc":"2.0","id":${rawId(call)},"result":${call.knownResult}}`);
      continue;
    }
    const answer = isForwarded(call) ? answerOf(index) : undefined;
    const result = answer?.get('result');
    const error = call.knownError ?? answer?.get('error');
    if (result === undefined || error !== undefined) failed.set(index, rawErrorCode(error));
    if (call.isNotification) continue;
    if (error !== undefined) texts.push(`{"jsonrpc":"2.0","id":${rawId(call)},"error":${error}}`);
    else if (result !== undefined)
      texts.push(`{"jsonrpc":"2.0","id":${rawId(call)},"result":${call.createsFilter ? seal(result, sealFilter) : result}}`);
    else texts.push(errorBody(call.refusal ?? 'UPSTREAM_FAILED', rawId(call), requestId));
  }
  if (texts.length === 0) return { text: null, failed };
  return { text: request.isBatch ? `[${texts.join(',')}]` : (texts[0] ?? null), failed };
}

function seal(result: string, sealFilter: (id: string) => string): string {
  const id: unknown = JSON.parse(result);
  return typeof id === 'string' ? JSON.stringify(sealFilter(id)) : result;
}

/**
 * Composes the response if a whole request is rejected after parsing: the error under each call's id. Null if no call expects a response.
 */
export function composeRefusal(request: RpcRequest, code: ErrorCode, requestId: string, details?: ErrorDetails): string | null {
  const texts = request.calls
    .filter((call) => !call.isNotification)
    .map((call) => errorBody(call.refusal ?? code, rawId(call), requestId, call.refusal === null ? details : undefined));
  if (texts.length === 0) return null;
  return request.isBatch ? `[${texts.join(',')}]` : (texts[0] ?? null);
}

import { rawObjectValues } from './raw-json.ts';
import type { RpcCall, RpcRequest } from './rpc-request.ts';

/** Calls that go to the node, with their index in the request. */
function forwardedCalls(request: RpcRequest): (readonly [index: number, call: RpcCall])[] {
  return [...request.calls.entries()].filter(([, call]) => call.refusal === null);
}

/**
 * The request as the node gets it when the client's bytes cannot be forwarded: admissible calls alone, in canonical form, each with its
 * index as id. Parameters keep their original text. Null when nothing is left to forward.
 *
 * @param firstId id of the first call, for connections on which many requests are under way
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

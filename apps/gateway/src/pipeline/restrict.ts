import { decideCall, hasAmbiguousText, type CompiledAllowLists } from '@onepoint/allow-lists';
import type { Caller } from '../access/access.ts';
import type { RpcCall, RpcRequest } from '../rpc/parse-request.ts';

/**
 * Step 4, continued: marks calls that the key's method and contract allowlists reject. They are answered in place, and the other calls
 * continue.
 */
export function restrict(rpc: RpcRequest, caller: Caller): RpcRequest {
  const allowLists = caller.kind === 'public' ? null : caller.access.allowLists;
  if (allowLists === null || (allowLists.methods === null && allowLists.contracts === null)) return rpc;
  const calls = rpc.calls.map((call) => (call.refusal === null ? judged(call, allowLists) : call));
  const isUntouched = calls.every((call, index) => call === rpc.calls[index]);
  return isUntouched ? rpc : { ...rpc, calls, isPlain: false };
}

function judged(call: RpcCall, allowLists: CompiledAllowLists): RpcCall {
  const { method, source } = call;
  // Parse again only for keys that list contracts, so that other requests don't have to keep their parameters.
  const member = allowLists.contracts === null ? undefined : (JSON.parse(source) as { params?: unknown });
  const decision = decideCall(allowLists, { method, params: member?.params, isAmbiguous: () => hasAmbiguousText(source, member) });
  if (decision.isAllowed) return call;
  return { ...call, refusal: decision.rule === 'methods' ? 'METHOD_NOT_LISTED' : 'CONTRACT_NOT_LISTED' };
}

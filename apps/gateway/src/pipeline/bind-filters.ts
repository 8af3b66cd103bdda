import type { FilterTokens, NodeFilter } from '../rpc/filter-tokens.ts';
import { rawId, type RpcCall, type RpcRequest } from '../rpc/parse-request.ts';

const creating = new Set(['eth_newFilter', 'eth_newBlockFilter', 'eth_newPendingTransactionFilter']);
const using = new Set(['eth_getFilterChanges', 'eth_getFilterLogs', 'eth_uninstallFilter']);

/**
 * Binds filters to their node and to the key that created them. Calls that use a filter get the node's own id. Calls that use another
 * key's filter, or a filter on another node than the first call's, are answered as if the filter didn't exist.
 *
 * @param owner see `callerOnChain`
 * @param nodeTag the only node that can be asked, for connections to one node
 */
export function bindFilters(rpc: RpcRequest, owner: string, tokens: FilterTokens, nodeTag?: string): RpcRequest {
  if (!rpc.calls.some(({ method }) => creating.has(method) || using.has(method))) return rpc;
  let boundTag = nodeTag;
  const calls = rpc.calls.map((call): RpcCall => {
    if (call.refusal !== null) return call;
    if (creating.has(call.method)) return { ...call, createsFilter: true };
    if (!using.has(call.method)) return call;
    const filter = findFilter(call, owner, tokens);
    if (filter === null || (boundTag !== undefined && filter.nodeTag !== boundTag)) return { ...call, refusal: 'FILTER_UNKNOWN' };
    boundTag = filter.nodeTag;
    const id = call.id === undefined ? '' : `"id":${rawId(call)},`;
    return { ...call, source: `{"jsonrpc":"2.0",${id}"method":"${call.method}","params":["${filter.id}"]}` };
  });
  return { ...rpc, calls, isPlain: false, ...(boundTag === undefined ? {} : { nodeTag: boundTag }) };
}

function findFilter({ source }: RpcCall, owner: string, tokens: FilterTokens): NodeFilter | null {
  const { params } = JSON.parse(source) as { params?: unknown };
  const token: unknown = Array.isArray(params) ? params[0] : undefined;
  return typeof token === 'string' ? tokens.open(owner, token) : null;
}

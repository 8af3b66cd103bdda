import { findBlockUse, readsState } from '../rpc/block-use.ts';
import type { RpcCall, RpcRequest } from '../rpc/parse-request.ts';
import type { ChainUpstreams } from '../upstreams/chain-upstreams.ts';
import { type NodeFeature, recentBlocks } from '../upstreams/node-features.ts';

/**
 * Step 4, continued: determines what a node must support to serve the calls. Calls that no node serves, or none that serves the calls
 * before them, are answered in place.
 */
export function requireFeatures(rpc: RpcRequest, upstreams: ChainUpstreams): RpcRequest {
  if (upstreams.haveAllFeatures) return rpc;
  const required = new Set<NodeFeature>();
  const canServe = (features: readonly NodeFeature[]) =>
    upstreams.nodes.some((node) => [...required, ...features].every((feature) => node.features[feature]));
  const calls = rpc.calls.map((call): RpcCall => {
    if (call.refusal !== null) return call;
    const methods = methodFeatureOf(call.method);
    const age = stateAgeOf(call, upstreams);
    const features: readonly NodeFeature[] = age === 'recent' ? methods : [...methods, 'archive'];
    // It isn't always known whether a block is old. In that case, any node can be asked if there is no archive.
    const needed = age === 'unknown' && !canServe(features) ? methods : features;
    if (needed.length === 0) return call;
    if (!canServe(needed)) return { ...call, refusal: methods.length === 0 ? 'STATE_UNAVAILABLE' : 'METHOD_UNAVAILABLE' };
    for (const feature of needed) required.add(feature);
    return { ...call, features: needed };
  });
  const isUntouched = calls.every(({ refusal }, index) => refusal === rpc.calls[index]?.refusal);
  return { ...rpc, calls, isPlain: rpc.isPlain && isUntouched, features: [...required] };
}

function methodFeatureOf(method: string): readonly NodeFeature[] {
  if (method.startsWith('trace_') || method.startsWith('arbtrace_')) return ['trace'];
  return method.startsWith('debug_') ? ['debug'] : [];
}

/**
 * Whether a call needs state that only archive nodes keep. If no head is known, blocks by number count as recent. A transaction's hash
 * doesn't tell which block executed it.
 */
function stateAgeOf(call: RpcCall, { bestHead, followed }: ChainUpstreams): 'recent' | 'old' | 'unknown' {
  const { method } = call;
  if (methodFeatureOf(method).length === 0 && !readsState(method)) return 'recent';
  const use = findBlockUse(call);
  const oldest = bestHead - recentBlocks;
  if (use?.kind === 'blocks') return use.names.some((name) => typeof name === 'number' && name < oldest) ? 'old' : 'recent';
  if (use?.kind !== 'hash') return 'recent';
  const number = use.blockHash === null ? null : followed.numberOf(use.blockHash);
  if (number === null) return 'unknown';
  return number < oldest ? 'old' : 'recent';
}

import { findBlockUse, readsState } from '../rpc/block-use.ts';
import type { RpcCall, RpcRequest } from '../rpc/parse-request.ts';
import type { ChainUpstreams } from '../upstreams/chain-upstreams.ts';
import type { NodeFeature } from '../upstreams/http-upstream.ts';

/** Nodes that aren't archives keep the state of this many blocks: the default of geth and of those that follow it. */
const recentBlocks = 128;

/**
 * Step 4, continued: finds out what a node must offer to serve the calls. Calls that no node serves, or none that serves the calls before them,
 * are answered in place.
 */
export function requireFeatures(rpc: RpcRequest, upstreams: ChainUpstreams): RpcRequest {
  if (upstreams.haveAllFeatures) return rpc;
  const required = new Set<NodeFeature>();
  const calls = rpc.calls.map((call): RpcCall => {
    if (call.refusal !== null) return call;
    const needed = featuresOf(call, upstreams.bestHead);
    const all = [...required, ...needed];
    if (!upstreams.nodes.some(({ features }) => all.every((feature) => features[feature]))) {
      return { ...call, refusal: needed.includes('archive') && needed.length === 1 ? 'STATE_UNAVAILABLE' : 'METHOD_UNAVAILABLE' };
    }
    for (const feature of needed) required.add(feature);
    return call;
  });
  const isUntouched = calls.every((call, index) => call === rpc.calls[index]);
  return { ...rpc, calls, isPlain: rpc.isPlain && isUntouched, features: [...required] };
}

/** @param head highest block known; 0 if unknown, and then every block counts as recent */
function featuresOf(call: RpcCall, head: number): NodeFeature[] {
  const features: NodeFeature[] = [];
  const { method } = call;
  const isTrace = method.startsWith('trace_') || method.startsWith('arbtrace_');
  const isDebug = method.startsWith('debug_');
  if (isTrace) features.push('trace');
  if (isDebug) features.push('debug');
  if ((isTrace || isDebug || readsState(method)) && readsOldBlock(call, head)) features.push('archive');
  return features;
}

function readsOldBlock(call: RpcCall, head: number): boolean {
  const use = findBlockUse(call);
  return use?.kind === 'blocks' && use.names.some((name) => typeof name === 'number' && name < head - recentBlocks);
}

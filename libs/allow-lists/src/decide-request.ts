import type { CompiledAllowLists } from './compile-allow-lists.ts';
import { decideCall, type RpcCallToDecide } from './decide-call.ts';
import { decideClient, type Client } from './decide-client.ts';
import type { Decision } from './decision.ts';

/** What the gateway will do with one call: the first list that refuses decides. */
export function decideRequest(lists: CompiledAllowLists, request: Client & RpcCallToDecide): Decision {
  const client = decideClient(lists, request);
  if (!client.isAllowed) return client;
  const call = decideCall(lists, request);
  return call.isAllowed ? { isAllowed: true, entries: { ...client.entries, ...call.entries } } : call;
}

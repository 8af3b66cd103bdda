import type { RpcRequest } from '../rpc/rpc-request.ts';

const sends = /_(?:send|submit)/u;

/** Whether asking a second node after the first may have seen the request does no harm. Sending a transaction twice could. */
export function isRepeatable(rpc: RpcRequest): boolean {
  return !rpc.calls.some((call) => sends.test(call.method));
}

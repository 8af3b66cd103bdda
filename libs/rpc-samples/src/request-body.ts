import type { RpcCall } from './rpc-sample.ts';

/** The request as it travels. */
export function requestBody({ method, params }: RpcCall): string {
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
}

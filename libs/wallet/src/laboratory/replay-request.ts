import type { RpcRequest } from '../methods/define-method.ts';
import type { WalletRequestRecord } from '../observe/wallet-log.ts';
import { toJsonValue } from './json-value.ts';

/** Returns the request of a log record. */
export function replayRequest({ method, params }: WalletRequestRecord): RpcRequest {
  return typeof params === 'object' && params !== null ? { method, params } : { method };
}

/** Formats a request as a curl command. Nodes reject methods that need a wallet. */
export function formatCurl({ method, params = [] }: RpcRequest, rpcUrl: string): string {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: toJsonValue(params) });
  return `curl ${quote(rpcUrl)} -H 'content-type: application/json' -d ${quote(body)}`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

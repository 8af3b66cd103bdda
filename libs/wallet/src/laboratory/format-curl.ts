import type { RpcRequest } from '../methods/wallet-method.ts';
import { toJsonValue } from './json-value.ts';

/** A request as a command for a shell, sent to a node. A node answers what asks no wallet; the rest it refuses. */
export function formatCurl({ method, params = [] }: RpcRequest, rpcUrl: string): string {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: toJsonValue(params) });
  return `curl ${quote(rpcUrl)} -H 'content-type: application/json' -d ${quote(body)}`;
}

/** POSIX: nothing is special within single quotes but the quote itself. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

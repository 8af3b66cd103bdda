import type { RpcRequest } from '../methods/wallet-method.ts';
import type { WalletRequestRecord } from '../observe/wallet-record.ts';

/** The request of a record, to be sent again. */
export function replayRequest({ method, params }: WalletRequestRecord): RpcRequest {
  return typeof params === 'object' && params !== null ? { method, params } : { method };
}

import type { RpcRequest } from '../rpc/rpc-request.ts';

/** What lives in the node that was asked, changes something, or speaks of the node itself. */
const ownBusiness =
  /^eth_(?:new|uninstall|getFilter|send|submit|sign|accounts|coinbase|mining|hashrate|getWork|syncing|subscri|unsubscri)/u;

/** Whether any node of the chain can answer, so that a provider may be asked: calls of `eth_` that read the chain. */
export function isPortable(rpc: RpcRequest): boolean {
  return rpc.calls.every(({ method }) => method.startsWith('eth_') && !ownBusiness.test(method));
}

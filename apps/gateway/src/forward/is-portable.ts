import type { RpcRequest } from '../rpc/rpc-request.ts';

/** What lives in the node that was asked, changes something, or speaks of the node itself. */
const ownBusiness =
  /^eth_(?:new|uninstall|getFilter|send|submit|sign|accounts|coinbase|mining|hashrate|getWork|syncing|subscri|unsubscri)/u;

/** Whether any node of the chain can answer, so that a provider may be asked: calls of `eth_` that read the chain. */
export function isPortable(rpc: RpcRequest): boolean {
  return rpc.calls.every(({ method }) => method.startsWith('eth_') && !ownBusiness.test(method));
}

/** What is answered with a number, a hash or a word. */
const small =
  /^eth_(?:blockNumber|chainId|gasPrice|maxPriorityFeePerGas|blobBaseFee|estimateGas|getBalance|getTransactionCount|getStorageAt|getBlockTransactionCountBy\w+|getUncleCountBy\w+)$/u;

/** Requests larger than this may hold ids that make even small answers large. */
const smallBodyBytesMax = 65_536;

/** Whether no right answer to these calls comes near the size that is held for a provider, so that a larger one is the node's fault. */
export function hasSmallAnswer(rpc: RpcRequest, bodyBytes: number): boolean {
  return bodyBytes <= smallBodyBytesMax && rpc.calls.every(({ method }) => small.test(method));
}

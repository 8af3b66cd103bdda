const address = '0x0000000000000000000000000000000000000000';
const hash = `0x${'0'.repeat(64)}`;

/** Example parameters of common methods: what to fill in, in the shape that nodes expect. */
export const methodTemplates: Readonly<Record<string, readonly unknown[]>> = {
  eth_blockNumber: [],
  eth_chainId: [],
  eth_gasPrice: [],
  eth_maxPriorityFeePerGas: [],
  eth_feeHistory: ['0x5', 'latest', [25, 75]],
  eth_getBalance: [address, 'latest'],
  eth_getTransactionCount: [address, 'latest'],
  eth_getCode: [address, 'latest'],
  eth_getStorageAt: [address, '0x0', 'latest'],
  eth_call: [{ to: address, data: '0x18160ddd' }, 'latest'],
  eth_estimateGas: [{ from: address, to: address, value: '0x0' }],
  eth_getBlockByNumber: ['latest', false],
  eth_getBlockByHash: [hash, false],
  eth_getBlockReceipts: ['latest'],
  eth_getTransactionByHash: [hash],
  eth_getTransactionReceipt: [hash],
  eth_getLogs: [{ fromBlock: 'latest', toBlock: 'latest', address }],
  eth_sendRawTransaction: ['0x'],
  eth_syncing: [],
  net_version: [],
  web3_clientVersion: [],
  debug_traceTransaction: [hash, { tracer: 'callTracer' }],
  trace_block: ['latest'],
};

/** Example parameters as text to edit; an empty list for a method without an example. */
export function templateParams(method: string): string {
  const params = Object.hasOwn(methodTemplates, method) ? methodTemplates[method] : undefined;
  return params === undefined || params.length === 0 ? '[]' : JSON.stringify(params, null, 2);
}

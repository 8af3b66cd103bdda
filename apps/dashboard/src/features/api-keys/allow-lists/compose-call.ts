/** Where a method's parameters name the contract that it is about. */
const params: Readonly<Record<string, (contract: string) => unknown[]>> = {
  eth_call: (to) => [{ to, data: '0x' }, 'latest'],
  eth_estimateGas: (to) => [{ to, data: '0x' }],
  eth_createAccessList: (to) => [{ to, data: '0x' }, 'latest'],
  debug_traceCall: (to) => [{ to, data: '0x' }, 'latest'],
  trace_call: (to) => [{ to, data: '0x' }, ['trace'], 'latest'],
  eth_getCode: (address) => [address, 'latest'],
  eth_getStorageAt: (address) => [address, '0x0', 'latest'],
  eth_getProof: (address) => [address, [], 'latest'],
  eth_getLogs: (address) => [{ address }],
  eth_newFilter: (address) => [{ address }],
  eth_subscribe: (address) => ['logs', { address }],
  trace_filter: (address) => [{ toAddress: [address] }],
};

/** A JSON-RPC request with this method, about this contract where the method names one. */
export function composeCall(method: string, contract: string): string {
  const withContract = Object.hasOwn(params, method) ? params[method] : undefined;
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: contract === '' ? [] : (withContract?.(contract) ?? []) });
}

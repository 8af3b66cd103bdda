import { isSocketUrl, type RpcCall, type RpcSample } from '../rpc-sample.ts';
import { scriptLiteral, scriptString } from './javascript.ts';

/** Methods of the reference that viem has types for (`PublicRpcSchema`). Others need an `rpcSchema`. */
export const viemMethods = [
  'eth_blobBaseFee',
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_createAccessList',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getCode',
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_getLogs',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_getUncleByBlockHashAndIndex',
  'eth_getUncleByBlockNumberAndIndex',
  'eth_getUncleCountByBlockHash',
  'eth_getUncleCountByBlockNumber',
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_newPendingTransactionFilter',
  'eth_sendRawTransaction',
  'eth_uninstallFilter',
  'net_listening',
  'net_version',
  'web3_clientVersion',
  'web3_sha3',
] as const;

const typed: ReadonlySet<string> = new Set(viemMethods);

/** Code that imports viem and creates the client. */
function client({ url, method, params }: RpcCall): string {
  const transport = isSocketUrl(url) ? 'webSocket' : 'http';
  const transportCode = `${transport}(${scriptString(url)})`;
  if (typed.has(method) || isSubscription({ url, method, params })) {
    return `import { createPublicClient, ${transport} } from 'viem';

const client = createPublicClient({ transport: ${transportCode} });`;
  }
  const schemaParameters = params.length === 0 ? 'Parameters?: undefined' : 'Parameters: unknown[]';
  return `import { createPublicClient, ${transport === 'http' ? 'http, rpcSchema' : 'rpcSchema, webSocket'} } from 'viem';

const client = createPublicClient({
  rpcSchema: rpcSchema<[{ Method: ${scriptString(method)}; ${schemaParameters}; ReturnType: unknown }]>(),
  transport: ${transportCode},
});`;
}

function isSubscription({ url, method }: RpcCall): boolean {
  return isSocketUrl(url) && method === 'eth_subscribe';
}

/** viem's types do not accept empty `params` for methods without parameters. */
const request = ({ method, params }: RpcCall): string => `const result = await client.request({
  method: ${scriptString(method)},${params.length === 0 ? '' : `\n  params: ${scriptLiteral(params, 1)},`}
});
console.log(result);`;

const subscribe = ({ params }: RpcCall): string => `await client.transport.subscribe({
  params: ${scriptLiteral(params, 1)},
  onData: ({ result }) => console.log(result),
});`;

export function viemSample(call: RpcCall): RpcSample {
  const code = `// npm install viem
${client(call)}

${isSubscription(call) ? subscribe(call) : request(call)}`;
  return { label: 'viem', language: 'typescript', code };
}

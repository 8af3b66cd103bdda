/**
 * Methods that clients can call, by the document that defines them. Everything else is rejected: nodes have methods that administer them,
 * sign with their accounts, or read their files, and new versions add more.
 */
const methodsBySource = {
  // https://github.com/ethereum/execution-apis, without methods that use the node's accounts
  executionApis: [
    'eth_accounts',
    'eth_blobBaseFee',
    'eth_blockNumber',
    'eth_call',
    'eth_chainId',
    'eth_coinbase',
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
    'eth_simulateV1',
    'eth_syncing',
    'eth_uninstallFilter',
    'net_version',
  ],
  // https://geth.ethereum.org/docs/interacting-with-geth/rpc, the read-only part
  geth: [
    'eth_getHeaderByHash',
    'eth_getHeaderByNumber',
    'eth_getRawTransactionByHash',
    'eth_sendRawTransactionSync',
    'eth_subscribe',
    'eth_unsubscribe',
    'net_listening',
    'net_peerCount',
    'txpool_content',
    'txpool_contentFrom',
    'txpool_inspect',
    'txpool_status',
    'web3_clientVersion',
    'web3_sha3',
  ],
  // https://ethereum.org/developers/docs/apis/json-rpc, methods from before the merge that nodes still answer
  beforeTheMerge: ['eth_hashrate', 'eth_mining', 'eth_protocolVersion'],
  // https://docs.erigon.tech, extensions of `eth_`
  erigon: ['eth_baseFee', 'eth_callBundle', 'eth_callMany', 'eth_getAccount', 'eth_getAccountInfo'],
  // https://docs.polygon.technology, Bor
  polygon: [
    'bor_getAuthor',
    'bor_getCurrentProposer',
    'bor_getCurrentValidators',
    'bor_getRootHash',
    'bor_getSignersAtHash',
    'eth_getTransactionReceiptsByBlock',
  ],
  // https://docs.bnbchain.org/bnb-smart-chain/developers/json_rpc
  bnbSmartChain: [
    'eth_getBlobSidecarByTxHash',
    'eth_getBlobSidecars',
    'eth_getFinalizedBlock',
    'eth_getFinalizedHeader',
    'eth_getTransactionDataAndReceipt',
    'eth_getTransactionsByBlockNumber',
  ],
  // https://docs.optimism.io, op-geth
  optimism: ['eth_sendRawTransactionConditional'],
} as const;

/** Only served if tracing is enabled, because they cost nodes much more than others. */
const traceMethodsBySource = {
  // https://openethereum.github.io/JSONRPC-trace-module
  trace: [
    'trace_block',
    'trace_call',
    'trace_callMany',
    'trace_filter',
    'trace_get',
    'trace_rawTransaction',
    'trace_replayBlockTransactions',
    'trace_replayTransaction',
    'trace_transaction',
  ],
  // https://docs.arbitrum.io, traces of blocks from before Nitro
  arbitrum: [
    'arbtrace_block',
    'arbtrace_call',
    'arbtrace_callMany',
    'arbtrace_filter',
    'arbtrace_get',
    'arbtrace_replayBlockTransactions',
    'arbtrace_replayTransaction',
    'arbtrace_transaction',
  ],
  // https://geth.ethereum.org/docs/interacting-with-geth/rpc/ns-debug, without methods that write files or change the node
  debug: [
    'debug_getModifiedAccountsByHash',
    'debug_getModifiedAccountsByNumber',
    'debug_getRawBlock',
    'debug_getRawHeader',
    'debug_getRawReceipts',
    'debug_getRawTransaction',
    'debug_storageRangeAt',
    'debug_traceBlockByHash',
    'debug_traceBlockByNumber',
    'debug_traceCall',
    'debug_traceCallMany',
    'debug_traceTransaction',
  ],
} as const;

const traceMethods: ReadonlySet<string> = new Set(Object.values(traceMethodsBySource).flat());
const otherMethods: ReadonlySet<string> = new Set(Object.values(methodsBySource).flat());

export const servedMethods: readonly string[] = [...otherMethods, ...traceMethods];

export function isMethodAllowed(method: string, areTracesServed: boolean): boolean {
  return otherMethods.has(method) || (areTracesServed && traceMethods.has(method));
}

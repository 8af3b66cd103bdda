import { testAccount } from '@onepoint/sandbox/chains/embedded-chains';
import type { TwinChains } from './twin-chains.ts';

export interface SeedCall {
  readonly method: string;
  readonly params: readonly unknown[];
}

const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const noHash = `0x${'ab'.repeat(32)}`;
/** `totalSupply()` */
const callData = '0x18160ddd';

/** Calls of all kinds that return a result on the local chains. */
export function seedCalls({ transactionHashes, blockHash, token }: TwinChains): SeedCall[] {
  const [plain = noHash, transfer = noHash] = transactionHashes;
  const { address } = testAccount;
  const supply = { to: token, data: callData };
  const calls: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
    eth_accounts: [[]],
    eth_blobBaseFee: [[]],
    eth_blockNumber: [[]],
    eth_chainId: [[]],
    eth_gasPrice: [[]],
    eth_maxPriorityFeePerGas: [[]],
    eth_syncing: [[]],
    net_version: [[]],
    net_listening: [[]],
    web3_clientVersion: [[]],
    web3_sha3: [['0x68656c6c6f']],
    eth_call: [[supply, 'latest'], [supply], [supply, '0x1'], [{ ...supply, data: '0xdeadbeef' }, 'latest'], [supply, { blockHash }]],
    eth_estimateGas: [[{ from: address, to: token, value: '0x0' }], [supply, 'latest']],
    eth_createAccessList: [[supply, 'latest']],
    eth_feeHistory: [['0x2', 'latest', [10, 50]]],
    eth_getBalance: [[address, 'latest'], [address, '0x1'], [address, 'safe'], [token, 'earliest'], [address]],
    eth_getBlockByHash: [
      [blockHash, true],
      [noHash, false],
    ],
    eth_getBlockByNumber: [
      ['latest', false],
      ['0x1', true],
      ['0xffffff', false],
      ['finalized', false],
    ],
    eth_getBlockReceipts: [['latest'], ['0x1']],
    eth_getBlockTransactionCountByHash: [[blockHash]],
    eth_getBlockTransactionCountByNumber: [['0x2']],
    eth_getCode: [
      [token, 'latest'],
      [address, 'latest'],
    ],
    eth_getLogs: [
      [{ fromBlock: 'earliest', toBlock: 'latest' }],
      [{ blockHash }],
      [{ address: token, topics: [transferTopic], fromBlock: '0x0' }],
      [{ topics: null }],
    ],
    eth_getProof: [[address, ['0x0'], 'latest']],
    eth_getStorageAt: [[token, '0x0', 'latest']],
    eth_getTransactionByBlockHashAndIndex: [[blockHash, '0x0']],
    eth_getTransactionByBlockNumberAndIndex: [['0x1', '0x0']],
    eth_getTransactionByHash: [[plain], [noHash]],
    eth_getTransactionCount: [
      [address, 'latest'],
      [address, '0x1'],
    ],
    eth_getTransactionReceipt: [[transfer], [noHash]],
    eth_getUncleCountByBlockNumber: [['0x1']],
    eth_newBlockFilter: [[]],
    eth_getFilterChanges: [['0x1']],
    eth_uninstallFilter: [['0x1']],
    eth_sendRawTransaction: [['0x'], ['0x02c0'], [noHash]],
    eth_simulateV1: [[{ blockStateCalls: [{ calls: [supply] }] }, 'latest']],
    txpool_status: [[]],
    txpool_content: [[]],
    trace_block: [['0x1']],
    trace_transaction: [[transfer]],
    debug_traceTransaction: [
      [transfer, {}],
      [transfer, { tracer: 'callTracer' }],
    ],
    debug_traceCall: [[supply, 'latest', { tracer: 'callTracer' }]],
    // Not supported by the gateway, and harmless on the local chains.
    rpc_modules: [[]],
    anvil_nodeInfo: [[]],
    eth_sign: [[address, '0x00']],
    personal_listAccounts: [[]],
  };
  return Object.entries(calls).flatMap(([method, all]) => all.map((params) => ({ method, params })));
}

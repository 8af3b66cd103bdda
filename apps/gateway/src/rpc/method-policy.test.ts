import { compileAllowLists, contractsOfCall, decideCall } from '@onepoint/allow-lists';
import { methodCosts } from '@onepoint/plans-domain';
import { expect, it } from 'vitest';
import { isMethodAllowed, servedMethods } from './method-policy.ts';

it.each([
  'admin_nodeInfo',
  'anvil_setBalance',
  'hardhat_impersonateAccount',
  'evm_mine',
  'personal_unlockAccount',
  'personal_sign',
  'miner_start',
  'tenderly_setBalance',
  'wallet_sendTransaction',
  'engine_newPayloadV4',
  'eth_sendTransaction',
  'eth_sendUnsignedTransaction',
  'eth_sign',
  'eth_signTypedData_v4',
  'eth_signTransaction',
  'debug_setHead',
  'debug_chaindbCompact',
  'debug_traceBlockFromFile',
  'debug_standardTraceBlockToFile',
  'erigon_forks',
  'ots_traceTransaction',
  'eth_somethingNew',
  'ETH_CALL',
  '',
  '_',
  'constructor',
  '__proto__',
])('rejects %j', (method) => {
  expect(isMethodAllowed(method, true)).toBe(false);
});

it.each(['eth_call', 'eth_sendRawTransaction', 'net_version', 'web3_sha3', 'bor_getAuthor'])('allows %s', (method) => {
  expect(isMethodAllowed(method, false)).toBe(true);
});

it.each(['trace_block', 'arbtrace_call', 'debug_traceTransaction', 'debug_getRawReceipts'])(
  'allows %s only if tracing is enabled',
  (method) => {
    expect(isMethodAllowed(method, true)).toBe(true);
    expect(isMethodAllowed(method, false)).toBe(false);
  },
);

it('serves every method that has a price', () => {
  expect(Object.keys(methodCosts).filter((method) => !servedMethods.includes(method))).toEqual([]);
});

it.each(servedMethods)('knows which contracts %s reads', (method) => {
  const address = `0x${'11'.repeat(20)}`;
  const examples = [[address, 0, address], [{ to: address, address, toAddress: [address] }]];
  expect(examples.some((params) => contractsOfCall(method, params) !== null) || unreadable.has(method)).toBe(true);
});

/** Methods with several nested calls, or with an encoded transaction. */
const unreadable = new Set([
  'eth_callBundle',
  'eth_callMany',
  'eth_simulateV1',
  'eth_sendRawTransaction',
  'eth_sendRawTransactionSync',
  'eth_sendRawTransactionConditional',
  'trace_rawTransaction',
  'trace_callMany',
  'arbtrace_callMany',
  'debug_traceCallMany',
]);

it('rejects unknown methods for keys that list contracts', () => {
  const lists = compileAllowLists({ origins: [], ips: [], methods: [], contracts: [`0x${'11'.repeat(20)}`] });
  expect(decideCall(lists, { method: 'eth_somethingNew', params: [], isAmbiguous: () => false }).isAllowed).toBe(false);
});

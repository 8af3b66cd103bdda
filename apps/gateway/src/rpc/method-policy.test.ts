import { expect, it } from 'vitest';
import { isMethodAllowed } from './method-policy.ts';

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
])('rejects %s, which is private to the node', (method) => {
  expect(isMethodAllowed(method, true)).toBe(false);
});

it.each([
  'eth_call',
  'eth_sendRawTransaction',
  'net_version',
  'web3_sha3',
  'erigon_forks',
  'bor_getAuthor',
  'eth_somethingNew',
  '',
  '_',
  'constructor',
])('allows %j', (method) => {
  expect(isMethodAllowed(method, false)).toBe(true);
});

it.each(['trace_block', 'debug_traceTransaction', 'debug_getRawReceipts'])('allows %s only if tracing is enabled', (method) => {
  expect(isMethodAllowed(method, true)).toBe(true);
  expect(isMethodAllowed(method, false)).toBe(false);
});

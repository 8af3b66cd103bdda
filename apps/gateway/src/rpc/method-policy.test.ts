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
])('refuses %s: it is the node’s own business', (method) => {
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
])('lets %j through to the node', (method) => {
  expect(isMethodAllowed(method, false)).toBe(true);
});

it.each(['trace_block', 'debug_traceTransaction', 'debug_getRawReceipts'])('serves %s only where tracing is on', (method) => {
  expect(isMethodAllowed(method, true)).toBe(true);
  expect(isMethodAllowed(method, false)).toBe(false);
});

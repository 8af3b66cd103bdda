import { expect, it } from 'vitest';
import { parseRequest } from '../rpc/parse-request.ts';
import { isPortable } from './is-portable.ts';

const asking = (...methods: string[]) => parseRequest(JSON.stringify(methods.map((method, id) => ({ jsonrpc: '2.0', id, method }))), true);

it('lets providers answer what reads the chain', () => {
  expect(isPortable(asking('eth_call', 'eth_getLogs', 'eth_blockNumber', 'eth_getBlockByNumber', 'eth_chainId'))).toBe(true);
});

it.each([
  'eth_sendRawTransaction',
  'eth_newFilter',
  'eth_getFilterChanges',
  'eth_uninstallFilter',
  'eth_subscribe',
  'eth_syncing',
  'net_version',
  'debug_traceCall',
  'web3_clientVersion',
])('keeps %s to our own nodes, and the whole batch that holds it', (method) => {
  expect(isPortable(asking(method))).toBe(false);
  expect(isPortable(asking('eth_call', method))).toBe(false);
});

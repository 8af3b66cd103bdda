import { expect, it } from 'vitest';
import { parseRequest } from '../rpc/parse-request.ts';
import { hasSmallAnswer, isPortable } from './is-portable.ts';

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

it('knows what is answered in a few bytes, so that a huge answer to it is no answer', () => {
  expect(hasSmallAnswer(asking('eth_blockNumber', 'eth_getBalance', 'eth_getBlockTransactionCountByHash'), 200)).toBe(true);
  for (const method of ['eth_getLogs', 'eth_call', 'eth_getBlockByNumber', 'eth_getCode']) {
    expect(hasSmallAnswer(asking('eth_chainId', method), 200)).toBe(false);
  }
  // Its ids may be what is large.
  expect(hasSmallAnswer(asking('eth_chainId'), 500_000)).toBe(false);
});

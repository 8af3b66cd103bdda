import { describe, expect, it } from 'vitest';
import { parseRequest } from '../rpc/parse-request.ts';
import { findFailedCalls, hasSmallAnswer, isPortable, isRepeatable } from './provider-call.ts';

describe('find-failed-calls', () => {
  const batch = parseRequest('[{"jsonrpc":"2.0","id":1,"method":"eth_call"},{"jsonrpc":"2.0","id":"b","method":"eth_call"}]', true);
  const single = parseRequest('{"jsonrpc":"2.0","id":1,"method":"eth_call"}', true);
  const chunks = (...texts: string[]) => texts.map((text) => Buffer.from(text));

  it('finds the error of a single call, also in several chunks', () => {
    expect(findFailedCalls(single, chunks('{"jsonrpc":"2.0","id":1,"err', 'or":{"code":3}}'))).toEqual(new Map([[0, 3]]));
  });

  it('ignores the word “error” in a result', () => {
    expect(findFailedCalls(single, chunks('{"jsonrpc":"2.0","id":1,"result":{"error":"x"}}')).size).toBe(0);
  });

  it('finds the failed calls of a batch in any order', () => {
    const answer = '[{"jsonrpc":"2.0","id":"b","error":{"code":3}},{"jsonrpc":"2.0","id":1,"result":"0x"}]';
    expect(findFailedCalls(batch, chunks(answer))).toEqual(new Map([[1, 3]]));
    expect(findFailedCalls(batch, chunks('{"jsonrpc":"2.0","id":null,"error":{"code":3}}'))).toEqual(
      new Map([
        [0, 3],
        [1, 3],
      ]),
    );
  });

  it.each(['', '{"error"', '"error"', '[1,"error"]', '<html>"error"'])('ignores %j', (text) => {
    expect(findFailedCalls(batch, chunks(text)).size).toBe(0);
  });
});

describe('is-portable', () => {
  const asking = (...methods: string[]) =>
    parseRequest(JSON.stringify(methods.map((method, id) => ({ jsonrpc: '2.0', id, method }))), true);

  it('lets providers answer calls that read the chain', () => {
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
  ])('sends %s, and any batch that contains it, to our own nodes', (method) => {
    expect(isPortable(asking(method))).toBe(false);
    expect(isPortable(asking('eth_call', method))).toBe(false);
  });

  it('recognizes methods with small results, so that a huge response to them is invalid', () => {
    expect(hasSmallAnswer(asking('eth_blockNumber', 'eth_getBalance', 'eth_getBlockTransactionCountByHash'), 200)).toBe(true);
    for (const method of ['eth_getLogs', 'eth_call', 'eth_getBlockByNumber', 'eth_getCode']) {
      expect(hasSmallAnswer(asking('eth_chainId', method), 200)).toBe(false);
    }
    // Large ids can make the response large.
    expect(hasSmallAnswer(asking('eth_chainId'), 500_000)).toBe(false);
  });
});

describe('is-repeatable', () => {
  const request = (...methods: string[]) =>
    parseRequest(JSON.stringify(methods.map((method, id) => ({ jsonrpc: '2.0', id, method }))), true);

  it('repeats reads on another node, but never transactions, alone or in a batch', () => {
    expect(isRepeatable(request('eth_call', 'eth_getLogs', 'eth_estimateGas'))).toBe(true);
    for (const method of ['eth_sendRawTransaction', 'eth_sendRawTransactionSync', 'eth_sendBundle', 'eth_submitWork']) {
      expect(isRepeatable(request('eth_call', method))).toBe(false);
    }
  });
});

import { expect, it } from 'vitest';
import { parseRequest } from '../rpc/parse-request.ts';
import { isRepeatable } from './is-repeatable.ts';

const request = (...methods: string[]) => parseRequest(JSON.stringify(methods.map((method, id) => ({ jsonrpc: '2.0', id, method }))), true);

it('asks another node for reads, and for nothing that sends, alone or in a batch', () => {
  expect(isRepeatable(request('eth_call', 'eth_getLogs', 'eth_estimateGas'))).toBe(true);
  for (const method of ['eth_sendRawTransaction', 'eth_sendRawTransactionSync', 'eth_sendBundle', 'eth_submitWork']) {
    expect(isRepeatable(request('eth_call', method))).toBe(false);
  }
});

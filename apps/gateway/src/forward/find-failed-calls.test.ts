import { expect, it } from 'vitest';
import { parseRequest } from '../rpc/parse-request.ts';
import { findFailedCalls } from './find-failed-calls.ts';

const batch = parseRequest('[{"jsonrpc":"2.0","id":1,"method":"eth_call"},{"jsonrpc":"2.0","id":"b","method":"eth_call"}]', true);
const single = parseRequest('{"jsonrpc":"2.0","id":1,"method":"eth_call"}', true);
const chunks = (...texts: string[]) => texts.map((text) => Buffer.from(text));

it('finds the error of a single call, also when it comes in pieces', () => {
  expect(findFailedCalls(single, chunks('{"jsonrpc":"2.0","id":1,"err', 'or":{"code":3}}'))).toEqual(new Set([0]));
});

it('is not misled by the word in a result', () => {
  expect(findFailedCalls(single, chunks('{"jsonrpc":"2.0","id":1,"result":{"error":"x"}}')).size).toBe(0);
});

it('tells which calls of a batch failed, in whatever order they are answered', () => {
  const answer = '[{"jsonrpc":"2.0","id":"b","error":{"code":3}},{"jsonrpc":"2.0","id":1,"result":"0x"}]';
  expect(findFailedCalls(batch, chunks(answer))).toEqual(new Set([1]));
  expect(findFailedCalls(batch, chunks('{"jsonrpc":"2.0","id":null,"error":{"code":3}}'))).toEqual(new Set([0, 1]));
});

it.each(['', '{"error"', '"error"', '[1,"error"]', '<html>"error"'])('makes nothing of %j', (text) => {
  expect(findFailedCalls(batch, chunks(text)).size).toBe(0);
});

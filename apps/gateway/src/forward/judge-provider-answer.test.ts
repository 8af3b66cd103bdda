import { expect, it } from 'vitest';
import { judgeProviderAnswer } from './judge-provider-answer.ts';

it.each([
  ['{"jsonrpc":"2.0","id":1,"result":"0x1"}', 'good'],
  [' \n[{"jsonrpc":"2.0","id":1,"result":null}]\n', 'good'],
  ['{"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted"}}', 'error'],
  ['[{"id":1,"result":"0x1"},{"id":2,"error":{"code":-32000,"message":"header not found"}}]', 'error'],
  ['{"id":1,"error":{"code": -32005,"message":"limit exceeded"}}', 'broken'],
  ['{"id":1,"error":{"message":"boom","code":-32603}}', 'broken'],
  ['<html>"result"</html>', 'broken'],
  ['{"jsonrpc":"2.0","id":1,"result":"0x', 'broken'],
  ['{"message":"quota used up"}', 'broken'],
  ['{', 'broken'],
  ['', 'broken'],
])('%s is %s', (answer, verdict) => {
  expect(judgeProviderAnswer(Buffer.from(answer))).toBe(verdict);
});

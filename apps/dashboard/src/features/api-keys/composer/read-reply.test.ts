import { expect, test } from 'vitest';
import { readReply } from './read-reply.ts';

test.each([
  ['{"jsonrpc":"2.0","id":1,"result":"0x10"}', 'result'],
  ['{"jsonrpc":"2.0","id":1,"result":null}', 'result'],
  ['{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing value"}}', 'node'],
  ['{"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"reverted","data":"0x"}}', 'node'],
  ['{"jsonrpc":"2.0","id":1,"error":{"code":-32011,"message":"Paused.","data":{"code":"KEY_PAUSED","requestId":"req_1"}}}', 'gateway'],
  ['<html>502</html>', 'unreadable'],
  ['{"ok":true}', 'unreadable'],
  ['7', 'unreadable'],
])('%s is read as: %s', (text, kind) => {
  expect(readReply(text).kind).toBe(kind);
});

test('a refusal carries code and message, and JSON is indented for reading', () => {
  const refusal = '{"id":1,"error":{"code":-32005,"message":"Slow down.","data":{"code":"RATE_LIMITED","requestId":"req_1"}}}';
  expect(readReply(refusal)).toMatchObject({ code: 'RATE_LIMITED', message: 'Slow down.' });
  expect(readReply('{"result":[1]}').text).toBe('{\n  "result": [\n    1\n  ]\n}');
});

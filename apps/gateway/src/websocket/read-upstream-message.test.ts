import { expect, it } from 'vitest';
import { readUpstreamMessage } from './read-upstream-message.ts';

it.each([
  ['{"jsonrpc":"2.0","id":7,"result":{"method":"x"}}', { kind: 'answer', ids: [7] }],
  ['{"result":"0x1","id":7,"jsonrpc":"2.0"}', { kind: 'answer', ids: [7] }],
  [' [{"jsonrpc":"2.0","id":3,"result":1},null,{"jsonrpc":"2.0","id":4,"result":1}]', { kind: 'answer', ids: [3, 4] }],
  ['{"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"0x1","result":{}}}', { kind: 'notification' }],
  ['{"params":{"subscription":"0x1","result":{"padding":"xx"}},"method":"eth_subscription","jsonrpc":"2.0"}', { kind: 'notification' }],
  ['{"method":"eth_subscription","params":{"subscription":"0x1"}}', { kind: 'unknown' }],
  ['{"jsonrpc":"2.0","method":"eth_subscription"}', { kind: 'unknown' }],
  ['{"jsonrpc":"2.0","method":"eth_subscription","params":["0x1"]}', { kind: 'unknown' }],
  ['{"jsonrpc":"2.0","id":null,"error":{"code":-32700}}', { kind: 'unknown' }],
  ['{"jsonrpc":"2.0","id":"7","result":1}', { kind: 'unknown' }],
  ['[]', { kind: 'unknown' }],
  ['null', { kind: 'unknown' }],
])('reads %s', (text, message) => {
  expect(readUpstreamMessage(text)).toMatchObject(message);
});

it.each(['', 'nonsense', '<html>', '[}', '{"jsonrpc":"2.0","id":7,"result":', '{"a":1}}', '[{"id":1,"result":1},{"'])(
  'refuses %j',
  (text) => {
    expect(() => readUpstreamMessage(text)).toThrow(SyntaxError);
  },
);

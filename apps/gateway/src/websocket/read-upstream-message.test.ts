import { expect, it } from 'vitest';
import { readUpstreamMessage } from './read-upstream-message.ts';

it.each([
  ['{"jsonrpc":"2.0","id":7,"result":{"method":"x"}}', { kind: 'answer', id: 7 }],
  ['{"result":"0x1","id":7,"jsonrpc":"2.0"}', { kind: 'answer', id: 7 }],
  [' [{"jsonrpc":"2.0","id":3,"result":1},{"jsonrpc":"2.0","id":4,"result":1}]', { kind: 'answer', id: 3 }],
  ['{"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"0x1","result":{}}}', { kind: 'notification' }],
  [
    '{"params":{"subscription":"0x1","result":{"padding":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}},"method":"eth_subscription"}',
    { kind: 'notification' },
  ],
  ['{"jsonrpc":"2.0","id":null,"error":{"code":-32700}}', { kind: 'unknown' }],
  ['[]', { kind: 'unknown' }],
  ['nonsense', { kind: 'unknown' }],
  ['', { kind: 'unknown' }],
])('reads %s', (text, message) => {
  expect(readUpstreamMessage(text)).toEqual(message);
});

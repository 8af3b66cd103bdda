import { expect, it } from 'vitest';
import { parseRpc } from './parse-rpc.ts';

it('rejects bytes that aren’t UTF-8 instead of forwarding something else', () => {
  const broken = Buffer.concat([
    Buffer.from('{"jsonrpc":"2.0","id":"'),
    Buffer.from([0xff, 0xfe]),
    Buffer.from('","method":"eth_chainId"}'),
  ]);
  expect(() => parseRpc(broken, true)).toThrow(expect.objectContaining({ code: 'PARSE_ERROR' }));
});

it('rejects an empty body and a byte order mark', () => {
  expect(() => parseRpc(Buffer.alloc(0), true)).toThrow(expect.objectContaining({ code: 'PARSE_ERROR' }));
  expect(() => parseRpc(Buffer.from('\uFEFF{}'), true)).toThrow(expect.objectContaining({ code: 'PARSE_ERROR' }));
});

it('reads text in any script', () => {
  expect(parseRpc(Buffer.from('{"jsonrpc":"2.0","id":"ключ🔑","method":"eth_chainId"}'), true).isPlain).toBe(true);
});

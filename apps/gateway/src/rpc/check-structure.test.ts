import { expect, it } from 'vitest';
import { batchCallsMax } from './parse-request.ts';
import { checkStructure } from './check-structure.ts';

const mebibyte = 1_048_576;
const check = (text: string) => () => checkStructure(Buffer.from(text));
const call = (params: unknown) => ({ jsonrpc: '2.0', id: 1, method: 'eth_call', params });

it.each([
  ['a large transaction', JSON.stringify(call([`0x${'ab'.repeat(400_000)}`]))],
  ['a filter with many topics', JSON.stringify(call([{ topics: [Array.from({ length: 10_000 }, () => `0x${'11'.repeat(32)}`)] }]))],
  [
    'the largest batch',
    JSON.stringify(
      Array.from({ length: batchCallsMax }, () => call([{ from: '0x1', to: '0x2', gas: '0x3', value: '0x4', data: '0x5' }, 'latest'])),
    ),
  ],
  ['brackets and escaped quotes in a string', JSON.stringify(call([String.raw`[{"\",:`.repeat(10_000)]))],
  ['a small body, however it is nested', '['.repeat(4_096)],
])('accepts %s', (_case, text) => {
  expect(check(text)).not.toThrow();
});

it.each([
  ['deep arrays', '['.repeat(mebibyte)],
  ['deep objects', '{"a":'.repeat(10_000)],
  ['many small values', `[${'1,'.repeat(100_000)}1]`],
  ['many empty objects', `[${'{},'.repeat(100_000)}{}]`],
  ['a long number', `[${'9'.repeat(300_000)}]`],
  ['much white space', `[${' '.repeat(300_000)}]`],
  ['many escapes', `["${String.raw`\"`.repeat(100_000)}"]`],
  ['many escapes in short strings', `[${String.raw`"\n",`.repeat(100_000)}1]`],
  ['deep arrays after a string with escapes', `["${String.raw`\\`.repeat(2_000)}",${'['.repeat(5_000)}`],
])('rejects %s', (_case, text) => {
  expect(check(text)).toThrow(expect.objectContaining({ code: 'BODY_TOO_COMPLEX' }));
});

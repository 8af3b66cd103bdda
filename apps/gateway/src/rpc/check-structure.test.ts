import { expect, it } from 'vitest';
import { batchCallsMax } from './parse-request.ts';
import { checkStructure, namesMax } from './check-structure.ts';

const mebibyte = 1_048_576;
const check = (text: string) => () => checkStructure(Buffer.from(text));
const object = (members: number, width: number) =>
  `{${Array.from({ length: members }, (_, index) => `"${String(index).padStart(width, 'a')}":1`).join(',')}}`;
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
  [
    'the same batch with a space after each comma and colon',
    JSON.stringify(
      Array.from({ length: batchCallsMax }, () => call([{ from: '0x1', to: '0x2', gas: '0x3', value: '0x4', data: '0x5' }, 'latest'])),
    ).replaceAll(/[,:]/gu, '$& '),
  ],
  ['brackets and escaped quotes in a string', JSON.stringify(call([String.raw`[{"\",:`.repeat(8_000)]))],
  ['a small body, however it is nested', '['.repeat(4_096)],
  ['a state with many slots', object(namesMax, 66)],
  ['many members of the same name', `[${'{"name":1},'.repeat(9_000)}1]`],
])('accepts %s', (_case, text) => {
  expect(check(text)).not.toThrow();
});

it.each([
  ['deep arrays', '['.repeat(mebibyte)],
  ['deep objects', '{"a":'.repeat(10_000)],
  ['many small values', `[${'1,'.repeat(100_000)}1]`],
  ['many empty objects', `[${'{},'.repeat(100_000)}{}]`],
  ['many short strings', JSON.stringify(call(Array.from({ length: 13_000 }, () => 'a')))],
  ['many short strings in a batch of two', JSON.stringify([call([]), call(Array.from({ length: 13_000 }, () => 'a'))])],
  ['many short numbers', JSON.stringify(call(Array.from({ length: 13_000 }, () => 0.1)))],
  ['a long number', `[${'9'.repeat(150_000)}]`],
  ['many long numbers', `[1${`,${'9'.repeat(24)}`.repeat(6_000)}]`],
  ['much white space', `[${' '.repeat(150_000)}]`],
  ['many escapes', `["${String.raw`\"`.repeat(100_000)}"]`],
  ['many escapes in short strings', `[${String.raw`"\n",`.repeat(100_000)}1]`],
  ['many different names in one object', object(24_000, 30)],
  ['many different short names', object(namesMax * 1.1, 4)],
  ['many different names in many objects', `[${Array.from({ length: 6_000 }, (_, index) => `{"a${index}":1}`).join(',')}]`],
  ['long names', object(500, 300)],
  ['a very long name, with many colons', `["${'a'.repeat(500_000)}"${':'.repeat(40_000)}]`],
  ['many different names with escapes', object(namesMax * 1.1, 4).replaceAll('"a', String.raw`"\n`)],
  ['deep arrays after a string with escapes', `["${String.raw`\\`.repeat(2_000)}",${'['.repeat(5_000)}`],
])('rejects %s', (_case, text) => {
  expect(check(text)).toThrow(expect.objectContaining({ code: 'BODY_TOO_COMPLEX' }));
});

it.each([
  ['a single call', call([{ data: `0x${'00'.repeat(3_000)}`, gas: '0x1' }, 'latest']), 1],
  ['a batch', [...Array.from({ length: 120 }, (_, id) => ({ ...call([{ to: ['0x1', '0x2'] }, 'latest']), id })), [1, 2], 'a, b'], 122],
  ['a string', 'a, b '.repeat(2_000), 1],
])('counts the calls of %s', (_case, value, calls) => {
  for (const space of [0, 2]) {
    const text = JSON.stringify(value, null, space);
    expect(text.length).toBeGreaterThan(4_096);
    expect(checkStructure(Buffer.from(text))).toBe(calls);
  }
});

it('counts the calls of an invalid body up to the point where it breaks', () => {
  expect(checkStructure(Buffer.from(`[${'{"id":1},'.repeat(600)}{"id`))).toBe(601);
});

import { expect, test } from 'vitest';
import { readEntries } from './read-entries.ts';

test('entries that were pasted from code or a table are told apart', () => {
  expect(readEntries('methods', '"eth_call", \'eth_get*\';net_version\n\n eth_chainId\t')).toMatchObject({
    entries: ['eth_call', 'eth_get*', 'net_version', 'eth_chainId'],
    problems: [],
  });
});

test('what is no entry is named by its line, and the others are kept', () => {
  expect(readEntries('ips', '10.0.0.0/8\n10.0.0.0/33\n::1 nonsense')).toMatchObject({
    entries: ['10.0.0.0/8', '::1'],
    problems: [
      { line: 2, entry: '10.0.0.0/33' },
      { line: 3, entry: 'nonsense' },
    ],
  });
});

test('one spelling is kept of what is the same', () => {
  expect(readEntries('origins', 'https://App.example.com/\nhttps://app.example.com').entries).toEqual(['https://app.example.com']);
});

const of = (count: number) => readEntries('methods', Array.from({ length: count }, (_, index) => `eth_${index}`).join('\n'));

test('a list of more than fifty is too long', () => {
  expect([of(50).isTooLong, of(51).isTooLong]).toEqual([false, true]);
});

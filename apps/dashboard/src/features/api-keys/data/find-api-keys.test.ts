import { apiKeyFixture } from '@onepoint/testing/api';
import { expect, test } from 'vitest';
import { findApiKeys } from './find-api-keys.ts';

const keys = [
  apiKeyFixture({ id: 'key_1', name: 'Indexer', prefix: 'op_AAAA', last4: 'k7Qz' }),
  apiKeyFixture({ id: 'key_2', name: 'Web shop', prefix: 'op_BBBB', last4: 'x1Yz', status: 'paused' }),
];
const ids = (text: string, status: 'active' | 'paused' | null = null) => findApiKeys(keys, { text, status }).map(({ id }) => id);

test.each([
  ['', ['key_1', 'key_2']],
  ['  INDEX ', ['key_1']],
  ['op_bbb', ['key_2']],
  ['k7qz', ['key_1']],
  ['nobody', []],
])('%j finds by name, beginning and end', (text, found) => {
  expect(ids(text)).toEqual(found);
});

test('a status narrows what is found', () => {
  expect(ids('', 'paused')).toEqual(['key_2']);
  expect(ids('indexer', 'paused')).toEqual([]);
});

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parsePersistedItem } from './wallet-storage.ts';

const account = `0x${'ab'.repeat(20)}`;
const connector = { id: 'com.example', name: 'Example', type: 'injected', uid: 'a1' };
const store = (state: object): string => JSON.stringify({ state: { chainId: 1, current: 'a1', ...state }, version: 3 });
const map = (value: unknown[]): object => ({ connections: { __type: 'Map', value } });

it('accepts what wagmi writes', () => {
  const text = store(map([['a1', { accounts: [account], chainId: 137, connector }]]));
  expect(parsePersistedItem('store', text)).toBe(text);
  expect(parsePersistedItem('recentConnectorId', '"com.example"')).toBe('"com.example"');
  expect(parsePersistedItem('com.example.disconnected', 'true')).toBe('true');
});

it.each([
  ['store', '{broken'],
  ['store', '"text"'],
  ['store', store({ connections: [] })],
  ['store', store(map([['a1', { accounts: ['0x12'], chainId: 137, connector }]]))],
  ['store', store(map([['a1', { accounts: [], chainId: 137, connector }]]))],
  ['recentConnectorId', '17'],
  ['com.example.disconnected', '{}'],
])('treats %s = %s as absent', (name, text) => {
  expect(parsePersistedItem(name, text)).toBeNull();
});

it('never throws', () => {
  fc.assert(
    fc.property(fc.constantFrom('store', 'recentConnectorId', 'x'), fc.oneof(fc.string(), fc.json()), (name, text) => {
      expect([text, null]).toContain(parsePersistedItem(name, text));
    }),
  );
});

import { serviceChains } from '@onepoint/chains';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { chainKinds, formatChainFilter, matchesChainFilter, parseChainFilter } from './chain-filter.ts';

it('round-trips a filter through the query and keeps other parameters', () => {
  const filters = fc.record({ text: fc.string(), kind: fc.constantFrom(...chainKinds) });
  fc.assert(
    fc.property(filters, fc.constantFrom(...chainKinds), (filter, kindDefault) => {
      const search = formatChainFilter('?ref=1&type=testnet', filter, kindDefault);
      expect(parseChainFilter(search, kindDefault)).toEqual(filter);
      expect(new URLSearchParams(search).get('ref')).toBe('1');
    }),
  );
});

it('leaves defaults out of the query', () => {
  expect(formatChainFilter('', { text: '', kind: 'mainnet' }, 'mainnet')).toBe('');
});

it.each(['?type=', '?type=moon', '?type=ALL'])('parses %s as the default', (search) => {
  expect(parseChainFilter(search, 'mainnet').kind).toBe('mainnet');
});

it.each([
  ['eth', 'all', ['ethereum']],
  ['  BASE ', 'all', ['base']],
  ['137', 'all', ['polygon']],
  ['0x89', 'all', ['polygon']],
  ['', 'testnet', ['sepolia']],
  ['sepolia', 'mainnet', []],
] as const)('%j of %s finds %j', (text, kind, slugs) => {
  expect(serviceChains.filter((chain) => matchesChainFilter(chain, { text, kind })).map(({ slug }) => slug)).toEqual(slugs);
});

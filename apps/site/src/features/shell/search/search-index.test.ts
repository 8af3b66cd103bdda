import MiniSearch from 'minisearch';
import { expect, it } from 'vitest';
import { type SearchEntry, searchOptions } from '../../../shared/search/search-options.ts';
import { findPages } from './search-index.ts';

const index = new MiniSearch<SearchEntry>(searchOptions('en'));
index.addAll(
  [
    ['eth_sendRawTransaction', 'Sends a signed transaction.'],
    ['eth_getBalance', 'The balance of an address.'],
    ['Rate limits', 'A key that asks too often is answered 429.'],
    ['RATE_LIMITED', 'Answered 429.'],
    ['Billing', 'What a balance pays for, and when.'],
    ['Members', 'Who may see the balance.'],
  ].map(([title = '', text = '']) => ({ id: title, title, text, words: '', description: '', group: 'guides', href: `/${title}` })),
);
const find = (query: string): string[] => findPages(index, query).flatMap(({ pages }) => pages.map(({ title }) => title));

it('finds pages for a question that no page fully contains', () => {
  expect(find('how to send a raw transaction with viem')).toEqual(['eth_sendRawTransaction']);
  expect(find('getting the balance of an address')).toContain('eth_getBalance');
});

it('drops weak matches', () => {
  expect(find('get balance of address')[0]).toBe('eth_getBalance');
  expect(find('get balance of address')).not.toContain('Rate limits');
});

it('keeps every page with all words', () => {
  expect(find('429').toSorted()).toEqual(['RATE_LIMITED', 'Rate limits']);
});

it('finds nothing for unknown words', () => {
  expect(find('zebra')).toEqual([]);
});

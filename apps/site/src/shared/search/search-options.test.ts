import MiniSearch from 'minisearch';
import { expect, it } from 'vitest';
import { type SearchEntry, searchOptions } from './search-options.ts';

const index = new MiniSearch<SearchEntry>(searchOptions('en'));
index.addAll(
  ['Rate limit', 'eth_getBalance', 'API keys', 'eth_getCode', 'Health'].map((title) => ({
    id: title,
    title,
    words: '',
    description: '',
    group: 'guides',
    href: '/',
    text: title === 'Health' ? 'of every node and its lag' : '',
  })),
);
const find = (query: string) => index.search(query).map(({ id }) => String(id));

it.each([
  ['limt', 'Rate limit'],
  ['rate limt', 'Rate limit'],
  ['eth_getBlanace', 'eth_getBalance'],
  ['ballance', 'eth_getBalance'],
])('tolerates the typo in %s', (query, title) => {
  expect(find(query)).toEqual([title]);
});

it('tolerates no typos in short words', () => {
  expect(find('kex')).toEqual([]);
});

it('ranks exact matches above similar titles', () => {
  expect(find('node')).toEqual(['Health', 'eth_getCode']);
});

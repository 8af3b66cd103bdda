import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { type SearchEntry, searchIndexPath, searchOptions } from '../../shared/search/search-options.ts';
import { searchFile } from './client-files.ts';

const entry = (id: string, title: string, text = ''): SearchEntry => ({
  id,
  title,
  words: '',
  text,
  description: '',
  group: 'guides',
  href: id,
});

/** IDs that a search in a serialized index finds, best first. */
function find(entries: readonly SearchEntry[], query: string, language = 'en'): unknown[] {
  const { text } = searchFile(entries, language);
  return MiniSearch.loadJSON(text, searchOptions(language))
    .search(query)
    .map(({ id }) => id as unknown);
}

describe('the search index', () => {
  const english = [
    entry('/balance', 'eth_getBalance'),
    entry('/call', 'eth_call', 'Reads a balance from a contract'),
    entry('/keys', 'API keys'),
  ];

  it('is at the address that the search dialog loads', () => {
    expect(searchFile([], 'ja').path).toBe(searchIndexPath('ja'));
  });

  it('finds prefixes, parts of names and small typos, titles before texts', () => {
    expect(find(english, 'bal')).toEqual(['/balance', '/call']);
    expect(find(english, 'getBalance')).toEqual(['/balance']);
    expect(find(english, 'contrakt')).toEqual(['/call']);
  });

  it('finds entries that have every word', () => {
    expect(find(english, 'eth balance contract')).toEqual(['/call']);
    expect(find(english, 'eth zebra')).toEqual([]);
  });

  it('finds Chinese and Japanese by part of a word, without spaces', () => {
    expect(find([entry('/a', '计算单位'), entry('/b', '错误')], '计算单', 'zh')).toEqual(['/a']);
    expect(find([entry('/a', 'エラーの一覧'), entry('/b', '料金')], 'エラー', 'ja')).toEqual(['/a']);
    expect(find([entry('/a', 'エラーの一覧'), entry('/b', '料金')], '金', 'ja')).toEqual(['/b']);
  });
});

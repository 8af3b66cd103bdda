import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import type { SearchEntry } from '../../shared/search/search-entry.ts';
import { searchIndexPath, searchOptions } from '../../shared/search/search-options.ts';
import { searchFile } from './search-file.ts';

const entry = (id: string, title: string, text = ''): SearchEntry => ({
  id,
  title,
  words: '',
  text,
  description: '',
  group: 'guides',
  href: id,
});

/** Ids that a search in a written and read index finds, best first. */
function find(entries: readonly SearchEntry[], query: string, language = 'en'): unknown[] {
  const { text } = searchFile(entries, language);
  return MiniSearch.loadJSON(text, searchOptions(language))
    .search(query)
    .map(({ id }) => id as unknown);
}

describe('the index of a language', () => {
  const english = [
    entry('/balance', 'eth_getBalance'),
    entry('/call', 'eth_call', 'Reads a balance from a contract'),
    entry('/keys', 'API keys'),
  ];

  it('stands where the search looks for it', () => {
    expect(searchFile([], 'ja').path).toBe(searchIndexPath('ja'));
  });

  it('finds beginnings, parts of names and small mistakes, titles before texts', () => {
    expect(find(english, 'bal')).toEqual(['/balance', '/call']);
    expect(find(english, 'getBalance')).toEqual(['/balance']);
    expect(find(english, 'contrakt')).toEqual(['/call']);
  });

  it('wants every word', () => {
    expect(find(english, 'eth balance contract')).toEqual(['/call']);
    expect(find(english, 'eth zebra')).toEqual([]);
  });

  it('finds Chinese and Japanese by half a word, without spaces', () => {
    expect(find([entry('/a', '计算单位'), entry('/b', '错误')], '计算单', 'zh')).toEqual(['/a']);
    expect(find([entry('/a', 'エラーの一覧'), entry('/b', '料金')], 'エラー', 'ja')).toEqual(['/a']);
    expect(find([entry('/a', 'エラーの一覧'), entry('/b', '料金')], '金', 'ja')).toEqual(['/b']);
  });
});

import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { type SearchEntry, searchIndexPath, searchOptions } from '../../shared/search/search-options.ts';
import { docsIndexFile, searchFile } from './client-files.ts';

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

describe('the index for the command palette', () => {
  it('lists documentation pages with the numbers of errors, and no other pages', () => {
    const { path, text } = docsIndexFile(
      [
        { ...entry('/docs/errors/RATE_LIMITED', 'RATE_LIMITED', 'A long text'), group: 'errors', description: 'Too many requests.' },
        { ...entry('/docs/chains/base', 'Base'), group: 'chains', href: '/ja/docs/chains/base', words: 'layer 2' },
        { ...entry('/pricing', 'Pricing'), group: 'pages' },
      ],
      'ja',
    );
    expect(path).toBe('/search/palette/ja.json');
    expect(JSON.parse(text)).toEqual([
      {
        group: 'errors',
        title: 'RATE_LIMITED',
        description: 'Too many requests.',
        words: expect.stringMatching(/429 -32005/) as string,
        path: '/docs/errors/RATE_LIMITED',
      },
      { group: 'docs', title: 'Base', description: '', words: 'layer 2', path: '/ja/docs/chains/base' },
    ]);
  });
});

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

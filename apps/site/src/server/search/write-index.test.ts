import { array, assert, constantFrom, oneof, property, string, uniqueArray } from 'fast-check';
import MiniSearch from 'minisearch';
import { expect, it } from 'vitest';
import type { SearchEntry } from '../../shared/search/search-entry.ts';
import { searchOptions } from '../../shared/search/search-options.ts';
import { writeIndex } from './write-index.ts';

const line = oneof(
  string(),
  constantFrom(
    'eth_getBalance reads a balance',
    'eth_getCode',
    '计算单位 of a call',
    'エラーの一覧',
    'sınırı aşıldı',
    '잔액 부족',
    '__proto__ 7',
  ),
);

it('writes what MiniSearch itself would write, byte for byte', () => {
  assert(
    property(uniqueArray(string()), array(array(line)), constantFrom('en', 'zh', 'ja', 'ko', 'tr', 'vi'), (ids, texts, language) => {
      const entries = ids.map((id, index): SearchEntry => {
        const [title = '', description = '', words = '', ...text] = texts[index] ?? [];
        return { id, title, words, description, group: 'guides', href: `/${id}`, text: text.join('\n') };
      });
      const index = new MiniSearch(searchOptions(language));
      index.addAll(entries);
      expect(writeIndex(entries, language)).toBe(JSON.stringify(index));
    }),
  );
});

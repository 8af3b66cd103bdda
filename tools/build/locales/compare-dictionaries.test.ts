import { describe, expect, it } from 'vitest';
import {
  compareDictionaries,
  flattenDictionary,
  placeholdersOf,
  type DictionaryProblem,
  lineForKey,
  locateKeys,
} from './compare-dictionaries.ts';

describe('compareDictionaries', () => {
  const format = (problems: readonly DictionaryProblem[]): string[] => problems.map(({ key, problem }) => `${key} ${problem}`);
  const compare = (english: unknown, translated: unknown, language = 'ru'): string[] =>
    format(compareDictionaries(flattenDictionary(english).texts, flattenDictionary(translated).texts, language));

  describe('flattenDictionary', () => {
    it('reports empty texts and values that are not texts', () => {
      expect(format(flattenDictionary({ a: ' ', b: { c: 1 } }).problems)).toEqual([
        'a is empty',
        'b.c is neither a text nor a group of texts',
      ]);
    });
  });

  describe('placeholdersOf', () => {
    it('finds plain, unescaped and formatted placeholders, and tags', () => {
      expect(placeholdersOf('{{ b }} <link>{{a, number}}</link> {{-c}}')).toEqual(['</link>', '<link>', '{{a}}', '{{b}}', '{{c}}']);
    });
  });

  describe('compareDictionaries', () => {
    it('accepts the same keys in any order', () => {
      expect(compare({ a: 'x', b: { c: '{{n}} y' } }, { b: { c: 'z {{n}}' }, a: 'w' })).toEqual([]);
    });

    it('reports missing and surplus keys', () => {
      expect(compare({ a: 'x', b: 'y' }, { a: 'x', c: 'z' })).toEqual(['c is not in English', 'b is missing']);
    });

    it('reports a missing or misspelled placeholder', () => {
      expect(compare({ a: 'x {{name}}' }, { a: 'x {{nom}}' })).toEqual(['a fills in {{nom}} where English has {{name}}']);
    });

    it('requires exactly the plural forms of each language', () => {
      const english = { n_one: '{{count}} key', n_other: '{{count}} keys' };
      expect(compare(english, { n_other: '{{count}} 键' }, 'zh')).toEqual([]);
      expect(compare(english, { n_one: '{{count}} ключ', n_other: '{{count}} ключа' }, 'ru')).toEqual([
        'n lacks its plural form few, many',
      ]);
      expect(compare(english, { n_one: '{{count}} 키', n_other: '{{count}} 키' }, 'ko')).toEqual(['n has forms that ko does not use: one']);
    });
  });
});

describe('locateKeys', () => {
  const english = JSON.stringify({ a: 'A', home: { title: 'T: "{x}"\n', lead: { one: '1', two: '2' }, end: 'E' }, z: 'Z' }, null, 2);

  describe('locateKeys', () => {
    it('locates keys and groups, whatever the texts contain', () => {
      expect([...locateKeys(english)]).toEqual([
        ['a', 2],
        ['home', 3],
        ['home.title', 4],
        ['home.lead', 5],
        ['home.lead.one', 6],
        ['home.lead.two', 7],
        ['home.end', 9],
        ['z', 11],
      ]);
    });
  });

  describe('lineForKey', () => {
    const reference = locateKeys(english);
    it.each([
      ['home.end', { a: 'A', home: { title: 'T', lead: { one: '1', two: '2' } }, z: 'Z' }, 8],
      ['home.lead.one', { a: 'A', home: { title: 'T', lead: { two: '2' }, end: 'E' } }, 6],
      ['home.title', { a: 'A', home: { end: 'E' } }, 4],
      ['a', { home: { title: 'T' } }, 2],
      ['z', { a: 'A' }, 3],
    ])('locates the missing %s', (key, lacking, line) => {
      expect(lineForKey(key, locateKeys(JSON.stringify(lacking, null, 2)), reference)).toBe(line);
    });
  });
});

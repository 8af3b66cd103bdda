import { describe, expect, it } from 'vitest';
import { compareDictionaries, flattenDictionary, placeholdersOf, type DictionaryProblem } from './compare-dictionaries.ts';

const say = (problems: readonly DictionaryProblem[]): string[] => problems.map(({ key, problem }) => `${key} ${problem}`);
const compare = (english: unknown, translated: unknown, language = 'ru'): string[] =>
  say(compareDictionaries(flattenDictionary(english).texts, flattenDictionary(translated).texts, language));

describe('flattenDictionary', () => {
  it('reports empty texts and values that are no text', () => {
    expect(say(flattenDictionary({ a: ' ', b: { c: 1 } }).problems)).toEqual(['a is empty', 'b.c is neither a text nor a group of texts']);
  });
});

describe('placeholdersOf', () => {
  it('finds values, unescaped and formatted ones, and tags', () => {
    expect(placeholdersOf('{{ b }} <link>{{a, number}}</link> {{-c}}')).toEqual(['</link>', '<link>', '{{a}}', '{{b}}', '{{c}}']);
  });
});

describe('compareDictionaries', () => {
  it('accepts a translation with the same keys, whatever their order', () => {
    expect(compare({ a: 'x', b: { c: '{{n}} y' } }, { b: { c: 'z {{n}}' }, a: 'w' })).toEqual([]);
  });

  it('reports missing and surplus keys', () => {
    expect(compare({ a: 'x', b: 'y' }, { a: 'x', c: 'z' })).toEqual(['c is not in English', 'b is missing']);
  });

  it('reports a placeholder that is lost or misspelt', () => {
    expect(compare({ a: 'x {{name}}' }, { a: 'x {{nom}}' })).toEqual(['a fills in {{nom}} where English has {{name}}']);
  });

  it('asks each language for exactly its own plural forms', () => {
    const english = { n_one: '{{count}} key', n_other: '{{count}} keys' };
    expect(compare(english, { n_other: '{{count}} 键' }, 'zh')).toEqual([]);
    expect(compare(english, { n_one: '{{count}} ключ', n_other: '{{count}} ключа' }, 'ru')).toEqual(['n lacks its plural form few, many']);
    expect(compare(english, { n_one: '{{count}} 키', n_other: '{{count}} 키' }, 'ko')).toEqual(['n has forms that ko does not use: one']);
  });
});

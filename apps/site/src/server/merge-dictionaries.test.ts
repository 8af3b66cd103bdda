import { expect, it } from 'vitest';
import { mergeDictionaries } from './merge-dictionaries.ts';

it('keeps the translation and fills its gaps with English', () => {
  expect(mergeDictionaries({ a: 'A', b: { c: 'C', d: 'D' } }, { b: { c: 'X' } })).toEqual({ a: 'A', b: { c: 'X', d: 'D' } });
});

it('changes neither of its inputs', () => {
  const english = Object.freeze({ a: Object.freeze({ b: 'B' }) });
  mergeDictionaries(english, { a: { b: 'X' } });
  expect(english.a.b).toBe('B');
});

it('keeps the plural forms of a language that has more of them', () => {
  expect(mergeDictionaries({ n_one: '1', n_other: 'n' }, { n_few: 'few', n_other: 'many' })).toEqual({
    n_one: '1',
    n_few: 'few',
    n_other: 'many',
  });
});

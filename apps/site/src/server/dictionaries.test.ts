import { expect, it } from 'vitest';
import { mergeDictionaries } from './dictionaries.ts';

it('keeps translations and falls back to English', () => {
  expect(mergeDictionaries({ a: 'A', b: { c: 'C', d: 'D' } }, { b: { c: 'X' } })).toEqual({ a: 'A', b: { c: 'X', d: 'D' } });
});

it('does not mutate its inputs', () => {
  const english = Object.freeze({ a: Object.freeze({ b: 'B' }) });
  mergeDictionaries(english, { a: { b: 'X' } });
  expect(english.a.b).toBe('B');
});

it('keeps additional plural forms', () => {
  expect(mergeDictionaries({ n_one: '1', n_other: 'n' }, { n_few: 'few', n_other: 'many' })).toEqual({
    n_one: '1',
    n_few: 'few',
    n_other: 'many',
  });
});

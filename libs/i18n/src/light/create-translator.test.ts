import { siteConfig } from '@onepoint/site-config';
import { describe, expect, it } from 'vitest';
import { createTranslator } from './create-translator.ts';

describe('createTranslator', () => {
  const russian = { n_one: '{{count}} ключ', n_few: '{{count}} ключа', n_many: '{{count}} ключей', n_other: '{{count}} ключа' };
  const translate = createTranslator('ru', { common: { ...russian, hello: '{{product}}', only: 'общий' }, page: { only: 'страница' } });

  it.each([
    [1, '1 ключ'],
    [3, '3 ключа'],
    [5, '5 ключей'],
  ])('chooses the plural form of the language for %i', (count, text) => {
    expect(translate(['common'], 'n', { count })).toBe(text);
  });

  it('takes the first namespace that has the key, unless the key names one', () => {
    expect(translate(['page', 'common'], 'only')).toBe('страница');
    expect(translate(['page', 'common'], 'common:only')).toBe('общий');
    expect(translate(['page', 'common'], 'hello')).toBe(siteConfig.name);
  });

  it.each(['errors.noProjectSelected', 'constructor', 'page:__proto__.toString'])(
    'shows no raw key and no inherited value for %s',
    (key) => {
      expect(translate(['common'], key)).not.toMatch(/[.:_]|function|object/);
    },
  );
});

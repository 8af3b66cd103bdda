import { siteConfig } from '@onepoint/site-config';
import { describe, expect, it } from 'vitest';
import { createI18n, type Dictionaries } from '../create-i18n.ts';
import type { Dictionary } from '../dictionary.ts';
import { loadDictionary } from '../load-dictionary.ts';
import { namespaces, type Namespace } from '../resources.ts';
import { createTranslator } from './create-translator.ts';

const values = {
  count: 3,
  formatted: '3',
  chain: 'Base',
  ms: '12',
  value: '7',
  year: 2026,
  label: 'x',
  number: 2,
  price: '$1',
  what: 'it',
};

function keysOf(dictionary: Dictionary, path = ''): string[] {
  return Object.entries(dictionary).flatMap(([key, value]) => {
    const own = path === '' ? key : `${path}.${key}`;
    return typeof value === 'string' ? [own.replace(/_(?:one|other)$/, '')] : keysOf(value, own);
  });
}

async function readEnglish(): Promise<Dictionaries> {
  const entries = await Promise.all(namespaces.map(async (namespace) => [namespace, await loadDictionary('en', namespace)]));
  return Object.fromEntries(entries) as Dictionaries;
}

const siteNamespaces: readonly Namespace[] = ['common', 'nav', 'page', 'pricing'];

it.each(siteNamespaces)('says what i18next says for every text of %s', async (namespace) => {
  const dictionaries = await readEnglish();
  const i18n = createI18n({ language: 'en', builtIn: dictionaries });
  const translate = createTranslator('en', dictionaries);
  const i18nextText = i18n.t as (key: string, options: object) => string;
  for (const key of keysOf(dictionaries[namespace] ?? {})) {
    for (const count of [0, 1, 3]) {
      const given = { ...values, count };
      expect(translate([namespace], key, given)).toBe(i18nextText(`${namespace}:${key}`, given));
    }
  }
});

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

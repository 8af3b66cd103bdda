import { createI18n, type Dictionaries, type Dictionary, type Namespace } from '@onepoint/i18n';
import { createTranslator } from '@onepoint/i18n/light';
import { loadDictionary } from '@onepoint/i18n/load-dictionary';
import { expect, it } from 'vitest';

const siteNamespaces: readonly Namespace[] = ['common', 'nav', 'page', 'pricing'];

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
  const entries = await Promise.all(siteNamespaces.map(async (namespace) => [namespace, await loadDictionary('en', namespace)]));
  return Object.fromEntries(entries) as Dictionaries;
}

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

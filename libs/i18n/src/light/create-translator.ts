import { siteConfig } from '@onepoint/site-config';
import type { Dictionaries } from '../create-i18n.ts';
import type { Dictionary } from '../dictionary.ts';
import { missingKeyText } from '../missing-key-text.ts';
import type { Namespace } from '../resources.ts';
import { noteMissingText } from './missing-texts.ts';

/** Looks a key up in the first of the namespaces that has it, and fills in the values. */
export type Translate = (namespaces: readonly Namespace[], key: string, values?: Readonly<Record<string, unknown>>) => string;

function find(dictionary: Dictionary | undefined, path: readonly string[]): string | undefined {
  let node: string | Dictionary | undefined = dictionary;
  for (const part of path) node = typeof node === 'object' && Object.hasOwn(node, part) ? node[part] : undefined;
  return typeof node === 'string' ? node : undefined;
}

/**
 * A translator over dictionaries at hand, for pages that carry their texts: the part of i18next's behaviour that our dictionaries
 * use (nested keys, `ns:key`, `{{value}}`, plural forms by `Intl.PluralRules`), without loading, caching and switching.
 */
export function createTranslator(language: string, dictionaries: Dictionaries): Translate {
  return (namespaces, key, values = {}) => {
    const [prefix, rest] = key.split(':', 2);
    const [searched, path] = rest === undefined ? [namespaces, key] : [[prefix as Namespace], rest];
    const { count } = values;
    const forms = typeof count === 'number' ? [`${path}_${pluralRulesOf(language).select(count)}`, `${path}_other`, path] : [path];
    for (const namespace of searched) {
      for (const form of forms) {
        const text = find(dictionaries[namespace], form.split('.'));
        if (text !== undefined) return fillIn(text, values);
      }
    }
    // A constant of the build: what browsers load has none of it.
    if (import.meta.env?.SSR) noteMissingText(`${searched.join(',')}:${path}`);
    return missingKeyText(path);
  };
}

const rules = new Map<string, Intl.PluralRules>();

/** Made for languages that count something alone, and once: a page has a translator, a build has thousands of pages. */
function pluralRulesOf(language: string): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known;
}

function fillIn(text: string, given: Readonly<Record<string, unknown>>): string {
  if (!text.includes('{{')) return text;
  const values: Readonly<Record<string, unknown>> = { product: siteConfig.name, ...given };
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) => {
    const value = values[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : placeholder;
  });
}

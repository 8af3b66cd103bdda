import { createTranslator, defaultLanguage, type Dictionary } from '@onepoint/i18n';
import en from '@onepoint/locales/en/emails.json' with { type: 'json' };
import ja from '@onepoint/locales/ja/emails.json' with { type: 'json' };
import ko from '@onepoint/locales/ko/emails.json' with { type: 'json' };
import ru from '@onepoint/locales/ru/emails.json' with { type: 'json' };
import tr from '@onepoint/locales/tr/emails.json' with { type: 'json' };
import vi from '@onepoint/locales/vi/emails.json' with { type: 'json' };
import zh from '@onepoint/locales/zh/emails.json' with { type: 'json' };

type EmailTexts = typeof en;

/** `group.text`. Plural forms count as one text. */
type EmailTextKey = {
  [Group in keyof EmailTexts]: `${Group}.${WithoutPlural<keyof EmailTexts[Group]>}`;
}[keyof EmailTexts];

type WithoutPlural<Key extends PropertyKey> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key & string;

export type TranslateEmail = (key: EmailTextKey, values?: Readonly<Record<string, string | number>>) => string;

/** For recipients whose language is unknown. */
export const defaultEmailLanguage: string = defaultLanguage;

const dictionaries: Readonly<Record<string, Dictionary>> = { en, ja, ko, ru, tr, vi, zh };
const texts = new Map(Object.entries(dictionaries).map(([language, emails]) => [language, { emails }]));

/** Whether emails exist in a language. Recipients with other languages get English. */
export function isEmailLanguage(code: string): boolean {
  return texts.has(code);
}

/** Email texts in a language, or else in English. The returned `language` is the one that is used. */
export function emailTexts(language: string): { language: string; t: TranslateEmail } {
  const known = isEmailLanguage(language) ? language : defaultLanguage;
  const translate = createTranslator(known, texts.get(known) ?? {});
  return { language: known, t: (key, values) => translate(['emails'], key, values) };
}

import { createI18n, namespaces, type LanguageCode } from '@onepoint/i18n';
import { loadDictionary } from '@onepoint/i18n/load-dictionary';

/** The texts of every story, in the language that the toolbar chose. Storybook's preview puts them around each story. */
export const storyI18n = createI18n({ language: 'en', builtIn: {}, loadDictionary });

/** Loads every namespace of a language, English for what it lacks, and changes to it. */
export async function setStoryLanguage(code: LanguageCode): Promise<void> {
  await storyI18n.loadNamespaces([...namespaces]);
  if (storyI18n.language !== code) await storyI18n.changeLanguage(code);
}

import type { Dictionary, LanguageCode } from '@onepoint/i18n';
import MiniSearch from 'minisearch';
import { searchIndexPath, searchOptions, type SearchEntry } from '../../shared/search/search-options.ts';
import { accountTextsPath, serviceStatePath } from '../../shared/site-paths.ts';
import { readDictionaries } from '../dictionaries.ts';
import type { SiteFile } from './site-file.ts';

/** The search index of a language, at the address where the search dialog loads it. */
export function searchFile(entries: readonly SearchEntry[], language: string): SiteFile {
  const index = new MiniSearch(searchOptions(language));
  index.addAll(entries);
  return { path: searchIndexPath(language), text: JSON.stringify(index) };
}

const part = (dictionary: Dictionary | undefined, key: string): Dictionary => {
  const found = dictionary?.[key];
  return typeof found === 'object' ? found : {};
};

/** The texts of the account menu, with the names of the plans. In a separate file, so that pages do not contain them. */
export async function accountTexts(language: LanguageCode): Promise<SiteFile> {
  const { nav, pricing } = await readDictionaries(language);
  const plans = Object.entries(part(pricing, 'plans')).flatMap(([name, texts]) =>
    typeof texts === 'object' && texts['label'] !== undefined ? [[name, { label: texts['label'] }]] : [],
  );
  const texts = { nav: { account: part(nav, 'account') }, pricing: { plans: Object.fromEntries(plans) as Dictionary } };
  return { path: accountTextsPath(language), text: JSON.stringify(texts) };
}

/** State of the service on a static host, which measures nothing. The site's server replaces it with its measurements. */
export const stateFile: SiteFile = { path: serviceStatePath, text: JSON.stringify({ state: 'unknown' }) };

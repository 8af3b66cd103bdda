import type { Dictionary, LanguageCode } from '@onepoint/i18n';
import { accountTextsPath } from '../../shared/account-texts-path.ts';
import { readDictionaries } from '../dictionaries.ts';
import type { SiteFile } from './site-file.ts';

const part = (dictionary: Dictionary | undefined, key: string): Dictionary => {
  const found = dictionary?.[key];
  return typeof found === 'object' ? found : {};
};

/** The texts of the account menu, with the names of the plans: apart from the pages, so that none carries them. */
export async function accountTexts(language: LanguageCode): Promise<SiteFile> {
  const { nav, pricing } = await readDictionaries(language);
  const plans = Object.entries(part(pricing, 'plans')).flatMap(([name, texts]) =>
    typeof texts === 'object' && texts['label'] !== undefined ? [[name, { label: texts['label'] }]] : [],
  );
  const texts = { nav: { account: part(nav, 'account') }, pricing: { plans: Object.fromEntries(plans) as Dictionary } };
  return { path: accountTextsPath(language), text: JSON.stringify(texts) };
}

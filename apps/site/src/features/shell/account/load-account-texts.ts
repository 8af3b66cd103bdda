import { parseDictionary, type Dictionaries } from '@onepoint/i18n';
import { accountTextsPath } from '../../../shared/account-texts-path.ts';

/**
 * Fetches the texts of the account menu in a language.
 *
 * @throws where they cannot be fetched, or are none
 */
export async function loadAccountTexts(language: string): Promise<Dictionaries> {
  const response = await fetch(accountTextsPath(language));
  if (!response.ok) throw new Error(`The texts of the account menu answered ${String(response.status)}`);
  const { nav, pricing } = parseDictionary(await response.json());
  if (typeof nav !== 'object' || typeof pricing !== 'object') throw new Error('The texts of the account menu are not there');
  return { nav, pricing };
}

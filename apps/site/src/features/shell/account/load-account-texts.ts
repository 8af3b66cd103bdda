import { localStore } from '@onepoint/app-state';
import { createStorageDictionaryCache, parseDictionary, type Dictionaries, type Dictionary, type LanguageCode } from '@onepoint/i18n';
import { account } from '@onepoint/locales/en/nav.json' with { type: 'json' };
import { plans } from '@onepoint/locales/en/pricing.json' with { type: 'json' };
import { accountTextsPath } from '../../../shared/account-texts-path.ts';

/** After this the texts count as ones that failed to load, as any dictionary does. */
const loadTimeoutMs = 10_000;

const builtIn: Dictionaries = { nav: { account }, pricing: { plans } };
const cache = createStorageDictionaryCache(localStore);

function parseTexts(value: unknown): Dictionary & Dictionaries {
  const { nav, pricing } = parseDictionary(value);
  if (typeof nav !== 'object' || typeof pricing !== 'object') throw new Error('The texts of the account menu are not there');
  return { nav, pricing };
}

async function fetchTexts(language: LanguageCode): Promise<Dictionaries> {
  const response = await fetch(accountTextsPath(language), { signal: AbortSignal.timeout(loadTimeoutMs) });
  if (!response.ok) throw new Error(`The texts of the account menu answered ${String(response.status)}`);
  const texts = parseTexts(await response.json());
  cache.write(language, 'account', texts);
  return texts;
}

/** Fetches the texts of the account menu in a language. Where that fails: the last good copy, else the English built in. */
export async function loadAccountTexts(language: LanguageCode): Promise<Dictionaries> {
  try {
    return await fetchTexts(language);
  } catch {
    return cache.read(language, 'account') ?? builtIn;
  }
}

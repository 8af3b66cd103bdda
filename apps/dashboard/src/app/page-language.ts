import { appState } from '@onepoint/app-state';
import { routableLanguageCodes, type LanguageCode } from '@onepoint/i18n';
import { builtLanguageCodes } from '@onepoint/i18n/load-dictionary';
import { localePath, parseLanguagePrefix } from '@onepoint/navigation';
import { logicalPaths } from './logical-paths.ts';

/** Languages that have paths in this build. */
export const routedLanguages: readonly LanguageCode[] = routableLanguageCodes.filter((code) => builtLanguageCodes.includes(code));

/**
 * Where the address of somebody who comes back from paying continues: the payment provider knows one address for all languages, so the dashboard goes
 * on in the language it was last open in. Undefined for every other address.
 *
 * @param last language of the dashboard before, null where there was none
 */
export function paymentReturnAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  last: string | null,
): string | undefined {
  const isReturn = pathname === logicalPaths.payments && new URLSearchParams(search).has('order_id');
  return isReturn && routedLanguages.some((code) => code === last) ? localePath(pathname, last ?? '') + search + hash : undefined;
}

const address = paymentReturnAddress(location, appState.getState().dashboardLocale);
// Before anything reads the address.
if (address !== undefined) history.replaceState(history.state, '', address);

/** The language of this page: its address says it, and another one is another page load. */
export const pageLanguage = parseLanguagePrefix(location.pathname, routedLanguages).language as LanguageCode;

import { appState } from '@onepoint/app-state';
import { routableLanguageCodes, type LanguageCode } from '@onepoint/i18n';
import { builtLanguageCodes } from '@onepoint/i18n/load-dictionary';
import { localePath, parseLanguagePrefix } from '@onepoint/navigation';
import { logicalPaths } from './logical-paths.ts';

/** Languages that have paths in this build. */
export const routedLanguages: readonly LanguageCode[] = routableLanguageCodes.filter((code) => builtLanguageCodes.includes(code));

/**
 * Localized path for a return from the payment provider, which only knows one return URL for all languages. Undefined for any other URL.
 *
 * @param last last language of the dashboard, or null
 */
export function paymentReturnAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  last: string | null,
): string | undefined {
  const isReturn = pathname === logicalPaths.payments && new URLSearchParams(search).has('order_id');
  return isReturn && routedLanguages.some((code) => code === last) ? localePath(pathname, last ?? '') + search + hash : undefined;
}

const address = paymentReturnAddress(location, appState.getState().dashboardLocale);
// Runs before any other module reads the URL.
if (address !== undefined) history.replaceState(history.state, '', address);

/** Language of this page, from its URL. Switching it loads a new page. */
export const pageLanguage = parseLanguagePrefix(location.pathname, routedLanguages).language as LanguageCode;

import { routableLanguageCodes, type LanguageCode } from '@onepoint/i18n';
import { builtLanguageCodes } from '@onepoint/i18n/load-dictionary';
import { parseLanguagePrefix } from '@onepoint/navigation';

/** Languages that have paths in this build. */
export const routedLanguages: readonly LanguageCode[] = routableLanguageCodes.filter((code) => builtLanguageCodes.includes(code));

/** The language of this page: its address says it, and another one is another page load. */
export const pageLanguage = parseLanguagePrefix(location.pathname, routedLanguages).language as LanguageCode;

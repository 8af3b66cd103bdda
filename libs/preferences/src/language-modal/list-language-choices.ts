import { languages, type Language, type LanguageCode } from '@onepoint/i18n';

/** A language of the public list, and whether it can be chosen here and now. */
export interface LanguageChoice {
  readonly code: LanguageCode;
  readonly flagCode: string;
  readonly label: string;
  /** `current` is that of the page, `comingSoon` has no pages yet; neither can be chosen. */
  readonly state: 'selectable' | 'current' | 'comingSoon';
}

/**
 * Every language of the public list in its order.
 *
 * @param current language of the page
 * @param available languages that have pages in this build; those that are not to be loaded have none, whatever is said here
 */
export function listLanguageChoices(current: string, available: readonly string[]): readonly LanguageChoice[] {
  return languages.map(({ code, flagCode, label, ...rest }: Language & { readonly code: LanguageCode }) => {
    const isComing = rest.dontLoad === true || !available.includes(code);
    return { code, flagCode, label, state: code === current ? 'current' : isComing ? 'comingSoon' : 'selectable' };
  });
}

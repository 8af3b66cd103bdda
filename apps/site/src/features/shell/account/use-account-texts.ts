import type { Dictionaries, LanguageCode } from '@onepoint/i18n';
import { useCallback, useMemo } from 'react';
import { usePage } from '../../../shared/page-context-provider.tsx';
import { loadAccountTexts } from './load-account-texts.ts';
import { useLoaded } from './use-loaded.ts';

/** The texts of the page with those of the account menu, in the language of the page. Undefined until they are there. */
export function useAccountTexts(): Dictionaries | undefined {
  const { locale, translations } = usePage();
  const { value } = useLoaded(useCallback(() => loadAccountTexts(locale as LanguageCode), [locale]));
  return useMemo(
    () =>
      value && {
        ...translations,
        nav: { ...translations.nav, ...value.nav },
        pricing: { ...translations.pricing, ...value.pricing },
      },
    [value, translations],
  );
}

import type { Dictionaries } from '@onepoint/i18n';
import { useCallback, useMemo } from 'react';
import { usePage } from '../../../shared/page-context-provider.tsx';
import { loadAccountTexts } from './load-account-texts.ts';
import { useLoaded, type Loaded } from './use-loaded.ts';

/** The texts of the page with those of the account menu, in the language of the page. */
export function useAccountTexts(): Loaded<Dictionaries> {
  const { locale, translations } = usePage();
  const { value, ...rest } = useLoaded(useCallback(() => loadAccountTexts(locale), [locale]));
  const texts = useMemo(
    () =>
      value && {
        ...translations,
        nav: { ...translations.nav, ...value.nav },
        pricing: { ...translations.pricing, ...value.pricing },
      },
    [value, translations],
  );
  return { value: texts, ...rest };
}

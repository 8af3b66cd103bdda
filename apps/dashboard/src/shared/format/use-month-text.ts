import { useTranslation } from '@onepoint/i18n';
import { useMemo } from 'react';

/** A month as the API names it (`2026-11`) in the words of the page: "November 2026". */
export function useMonthText(): (month: string) => string {
  const locale = useTranslation().i18n.language;
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    return (month) => format.format(new Date(`${month}-01T00:00:00Z`));
  }, [locale]);
}

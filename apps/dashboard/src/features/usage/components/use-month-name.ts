import { useTranslation } from '@onepoint/i18n';
import { useMemo } from 'react';
import type { UsageMonth } from '../data/usage-month.ts';

/** A month with its year, in words: "March 2026". */
export function useMonthName(): (month: UsageMonth) => string {
  const locale = useTranslation().i18n.language;
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    return (month) => format.format(Date.parse(`${month}-01T00:00:00Z`));
  }, [locale]);
}

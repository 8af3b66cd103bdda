import { useTranslation } from '@onepoint/i18n';
import { useMemo } from 'react';

/** Dollars on an axis, short: "$1.2K", "$0.002". */
export function useFormatTickUsd(): (value: number) => string {
  const locale = useTranslation().i18n.language;
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      notation: 'compact',
      minimumFractionDigits: 0,
      maximumSignificantDigits: 3,
    });
    return (value) => format.format(value);
  }, [locale]);
}

import { useTranslation } from '@onepoint/i18n';
import { useMemo } from 'react';

/** A duration in milliseconds, short: "12.5 ms". Three digits are all that a histogram knows. */
export function useFormatMs(): (valueMs: number) => string {
  const locale = useTranslation().i18n.language;
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: 'millisecond',
      unitDisplay: 'short',
      maximumSignificantDigits: 3,
    });
    return (valueMs) => format.format(valueMs);
  }, [locale]);
}

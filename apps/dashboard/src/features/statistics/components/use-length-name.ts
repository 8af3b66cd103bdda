import { useTranslation } from '@onepoint/i18n';
import { useMemo } from 'react';

const units = [
  { unit: 'day', secs: 86_400 },
  { unit: 'hour', secs: 3600 },
  { unit: 'minute', secs: 60 },
] as const;

/** A length of time in the largest unit that it is a whole number of: "15 min", "2 hr". */
export function useLengthName(): (lengthSecs: number) => string {
  const locale = useTranslation().i18n.language;
  return useMemo(() => {
    return (lengthSecs) => {
      const { unit, secs } = units.find((one) => lengthSecs % one.secs === 0) ?? { unit: 'second', secs: 1 };
      return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(lengthSecs / secs);
    };
  }, [locale]);
}

import {
  formatAlignedUsd,
  formatCompact,
  formatDate,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRelative,
  formatRoundUsd,
  formatUsd,
  useTranslation,
  type FormatDateParameters,
} from '@onepoint/i18n';
import { useMemo } from 'react';

/** Accrued cost has eight digits: a microcent is 10^-8 dollars. */
const exactDigits = 8;

/** Numbers, money and moments in the language of the page. */
export function useFormat() {
  const locale = useTranslation().i18n.language;
  return useMemo(() => {
    return {
      number: (value: number) => formatNumber(value, locale),
      compact: (value: number) => formatCompact(value, locale),
      percent: (share: number) => formatPercent(share, locale),
      money: (cents: number) => formatMoney(cents, locale),
      /** Dollars from a decimal string, to the cent, for a number that stands by itself: less than a cent is `< $0.01`. */
      roundMoney: (decimal: string) => formatRoundUsd(decimal, locale),
      /** Dollars from a decimal string, every digit of it. */
      exactMoney: (decimal: string) => formatUsd(decimal, locale, exactDigits),
      /** The same with all its zeros, for columns: decimal points stand below each other. */
      alignedMoney: (decimal: string) => formatAlignedUsd(decimal, locale, exactDigits),
      date: (moment: string | number, options?: FormatDateParameters) => formatDate(moment, locale, options),
      relative: (moment: string, nowMs: number) => formatRelative(moment, locale, nowMs),
    };
  }, [locale]);
}

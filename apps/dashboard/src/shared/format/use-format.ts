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
import { useMemo, useEffect, useState } from 'react';

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

/** A month as the API names it (`2026-11`) in the words of the page: "November 2026". */
export function useMonthText(): (month: string) => string {
  const locale = useTranslation().i18n.language;
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    return (month) => format.format(new Date(`${month}-01T00:00:00Z`));
  }, [locale]);
}

/** The present in milliseconds, renewed as often as said: what "3 minutes ago" is measured from. */
export function useNow(everyMs = 10_000): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

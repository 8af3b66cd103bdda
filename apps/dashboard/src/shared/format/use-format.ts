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
import { useEffect, useMemo, useState } from 'react';

/** Accrued costs have eight decimals: a microcent is 10^-8 dollars. */
const exactDigits = 8;

export function useFormat() {
  const locale = useTranslation().i18n.language;
  return useMemo(() => {
    return {
      number: (value: number) => formatNumber(value, locale),
      compact: (value: number) => formatCompact(value, locale),
      percent: (share: number) => formatPercent(share, locale),
      money: (cents: number) => formatMoney(cents, locale),
      /** Rounds a decimal dollar string to cents. Below one cent: `< $0.01`. */
      roundMoney: (decimal: string) => formatRoundUsd(decimal, locale),
      /** Formats a decimal dollar string with all its digits. */
      exactMoney: (decimal: string) => formatUsd(decimal, locale, exactDigits),
      /** Like `exactMoney`, zero-padded so that decimal points align in columns. */
      alignedMoney: (decimal: string) => formatAlignedUsd(decimal, locale, exactDigits),
      date: (moment: string | number, options?: FormatDateParameters) => formatDate(moment, locale, options),
      relative: (moment: string, nowMs: number) => formatRelative(moment, locale, nowMs),
    };
  }, [locale]);
}

/** Formats an API month (`2026-11`) as "November 2026" in the current language. */
export function useMonthText(): (month: string) => string {
  const locale = useTranslation().i18n.language;
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    return (month) => format.format(new Date(`${month}-01T00:00:00Z`));
  }, [locale]);
}

/** Returns the current time in Unix milliseconds, updated every `everyMs`. For relative times. */
export function useNow(everyMs = 10_000): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

import { formatNumber } from '@onepoint/i18n';

/** Formats a UTC day: "November 21, 2026". */
export const formatDay = (iso: string, locale: string): string =>
  new Date(iso).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a latency in milliseconds: one decimal below 10, none above. */
export function formatRoundTrip(roundTripMs: number, locale: string): string {
  return formatNumber(roundTripMs < 10 ? Math.round(roundTripMs * 10) / 10 : Math.round(roundTripMs), locale);
}

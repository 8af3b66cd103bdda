import { formatNumber } from '@onepoint/i18n';

/** Milliseconds as a reader compares them: tenths below 10, whole above. */
export function formatRoundTrip(roundTripMs: number, locale: string): string {
  return formatNumber(roundTripMs < 10 ? Math.round(roundTripMs * 10) / 10 : Math.round(roundTripMs), locale);
}

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

const formatters = new Map<string, Intl.RelativeTimeFormat>();

/**
 * How long ago or how far ahead: `3 minutes ago`, `in 2 days`, `yesterday`, `now` below 10 seconds.
 *
 * @param now what it is measured from; default the present
 */
export function formatRelative(moment: Date | number | string, locale: string, now: Date | number = Date.now()): string {
  const formatter = formatters.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  formatters.set(locale, formatter);
  const differenceMs = new Date(moment).getTime() - new Date(now).getTime();
  if (Math.abs(differenceMs) < 10_000) return formatter.format(0, 'second');
  const [unit, unitMs] = units.find(([, ms]) => Math.abs(differenceMs) >= ms) ?? ['second', 1000];
  return formatter.format(Math.trunc(differenceMs / unitMs), unit);
}

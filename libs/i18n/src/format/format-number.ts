const formatters = new Map<string, Intl.NumberFormat>();

/** A number format, made once: constructing one costs fifty times as much as using it. */
export function numberFormatOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(locale, options);
  formatters.set(key, formatter);
  return formatter;
}

/** Quantities: grouped, 0 to 2 fraction digits. `1234.5` → `1,234.5`. */
export function formatNumber(value: number | bigint, locale: string): string {
  return numberFormatOf(locale, { maximumFractionDigits: 2 }).format(value);
}

/** Short quantities for tight places: `1204331` → `1.2M`. */
export function formatCompact(value: number | bigint, locale: string): string {
  return numberFormatOf(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(value);
}

/** A share between 0 and 1 as a percentage with up to 2 fraction digits: `0.0002` → `0.02%`. */
export function formatPercent(share: number, locale: string): string {
  return numberFormatOf(locale, { style: 'percent', maximumFractionDigits: 2 }).format(share);
}

/** How a locale marks a currency. */
export interface CurrencyAffix {
  /** "$", "₽", "CHF". */
  readonly symbol: string;
  /** On which side of the number the locale writes it. */
  readonly side: 'before' | 'after';
  /** Spoken name: "US Dollar". */
  readonly name: string;
}

/**
 * The mark of a currency and its side, as the locale writes amounts.
 *
 * @param locale BCP 47 tag
 * @param currency ISO 4217 code
 * @throws RangeError when either is not well formed
 */
export function currencyAffix(locale: string, currency: string): CurrencyAffix {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).formatToParts(1);
  const indexOf = (type: Intl.NumberFormatPartTypes) => parts.findIndex((part) => part.type === type);
  return {
    symbol: parts[indexOf('currency')]?.value ?? currency,
    side: indexOf('currency') < indexOf('integer') ? 'before' : 'after',
    name: new Intl.DisplayNames(locale, { type: 'currency' }).of(currency) ?? currency,
  };
}

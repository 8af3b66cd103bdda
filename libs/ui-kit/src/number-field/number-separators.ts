/** How a locale sets numbers apart. */
export interface NumberSeparators {
  /** Between thousands; may be a no-break space. */
  readonly group: string;
  /** Before the fraction. */
  readonly decimal: string;
}

/**
 * Separators of a locale, for numbers in Western digits, which all fields here are written in.
 *
 * @param locale BCP 47 tag
 * @throws RangeError when the tag is not well formed
 */
export function numberSeparators(locale: string): NumberSeparators {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn', useGrouping: true }).formatToParts(1_234_567.8);
  const find = (type: Intl.NumberFormatPartTypes, missing: string) => parts.find((part) => part.type === type)?.value ?? missing;
  // The narrow no-break space all but closes the gap in our type.
  return { group: find('group', ',').replace('\u202F', '\u00A0'), decimal: find('decimal', '.') };
}

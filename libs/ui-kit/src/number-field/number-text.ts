import type { KeyboardEvent } from 'react';

export interface NumberSeparators {
  /** Thousands separator; can be a no-break space. */
  readonly group: string;
  readonly decimal: string;
}

/**
 * Separators of a locale for Western digits, which all fields use.
 *
 * @param locale BCP 47 tag
 * @throws RangeError for a malformed tag
 */
export function numberSeparators(locale: string): NumberSeparators {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn', useGrouping: true }).formatToParts(1_234_567.8);
  const find = (type: Intl.NumberFormatPartTypes, missing: string) => parts.find((part) => part.type === type)?.value ?? missing;
  // The narrow no-break space is too narrow in our font.
  return { group: find('group', ',').replace('\u202F', '\u00A0'), decimal: find('decimal', '.') };
}

/**
 * Rounds a typed number to some decimals, half away from zero, without floats, which would round 1.005 down.
 *
 * @param text digits with at most one "." and an optional leading "-"; "" and "-" are not a number yet
 * @param decimals number of decimals, from 0
 * @returns null if the text is not a number
 */
export function roundDecimalText(text: string, decimals: number): number | null {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d*)\.?(\d*)$/.exec(text) ?? [];
  if (`${whole}${fraction}` === '') return null;
  const kept = Number(`${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`);
  const units = Number(fraction[decimals] ?? '0') >= 5 ? kept + 1 : kept;
  return (sign && units > 0 ? -units : units) / 10 ** decimals;
}

/**
 * Formats a number for editing without an exponent or trailing zeros: 1e-7 → "0.0000001".
 *
 * @param decimals maximum number of decimals
 */
export function formatDecimalText(value: number, decimals: number): string {
  const text = value.toFixed(decimals);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** Number of decimals: 2 for 0.25, 7 for 1e-7. */
export function countDecimals(step: number): number {
  const [mantissa = '', exponent = '0'] = String(step).split('e-');
  return (mantissa.split('.')[1]?.length ?? 0) + Number(exponent);
}

interface InsertTextParameters {
  separators: NumberSeparators;
  isTextAllowed: (text: string) => boolean;
  decimals: number | undefined;
}

/**
 * Replaces the selection with a number, as if typed, unless the result would not be an allowed number.
 *
 * @param number digits with at most one "."
 * @returns whether it was inserted
 */
export function insertText(
  input: HTMLInputElement,
  number: string,
  { separators, isTextAllowed, decimals }: InsertTextParameters,
): boolean {
  const { group, decimal } = separators;
  const start = input.selectionStart ?? input.value.length;
  const end = input.selectionEnd ?? start;
  const digits = (text: string) => text.replaceAll(group, '').replace(decimal, '.');
  const whole = `${digits(input.value.slice(0, start))}${number}${digits(input.value.slice(end))}`;
  const [, fraction = ''] = /^-?\d*(?:\.(\d*))?$/.exec(whole) ?? [whole, null];
  if (fraction === null || fraction.length > (decimals ?? Infinity) || !isTextAllowed(whole)) return false;
  input.setRangeText(number.replace('.', decimal), start, end, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  return true;
}

export interface StepSizes {
  /** Arrow keys. */
  readonly arrow: number;
  /** Arrow keys with Shift. */
  readonly shift: number;
  /** PageUp and PageDown. */
  readonly page: number;
}

/** Number of steps of a key, negative for down; undefined for other keys. */
export function keyStep({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>, { arrow, shift, page }: StepSizes): number | undefined {
  const byArrow = shiftKey ? shift : arrow;
  if (key === 'ArrowUp') return byArrow;
  if (key === 'ArrowDown') return -byArrow;
  if (key === 'PageUp') return page;
  if (key === 'PageDown') return -page;
  return undefined;
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Normalizes full-width characters, spaces, apostrophes and minus signs to ASCII. */
function plain(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s/g, ' ').replaceAll('’', "'").replaceAll('−', '-');
}

/**
 * Parses a number strictly: thousands are grouped with the locale's separator or not at all, without any other text. Rejects ambiguous text.
 *
 * @returns digits with at most one `.` ("-1234.50"), or null if the text is not a number
 */
export function parseNumberText(text: string, separators: NumberSeparators): string | null {
  const group = escape(plain(separators.group));
  const decimal = escape(plain(separators.decimal));
  const pattern = new RegExp(`^(-?)(\\d{1,3}(?:${group}\\d{3})+|\\d*)(?:${decimal}(\\d*))?$`);
  const [, sign = '', whole = '', fraction] = pattern.exec(plain(text).trim()) ?? [];
  const digits = whole.replaceAll(/\D/g, '');
  if (digits === '' && !fraction) return null;
  return `${sign}${digits || '0'}${fraction ? `.${fraction}` : ''}`;
}

export interface TypedText {
  /** Text of the input after a key. */
  readonly text: string;
  /** Whether the locale's thousands separator was typed and treated as the decimal separator. */
  readonly isDoubtful: boolean;
}

/** Converts full-width characters of East Asian keyboards to ASCII, keeping the length. */
function narrow(text: string): string {
  return text.replaceAll(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
}

/**
 * Interprets typed text. Thousands are grouped automatically, so a typed "," or "." is the decimal separator in any locale, until a third digit after
 * it shows that thousands were meant: "12,50" is 12.50 and "12,500" is 12,500 in English, likewise with "." in German.
 *
 * @param typed the inserted character, if any
 */
export function resolveTypedText(
  { text: raw, isDoubtful: wasDoubtful }: TypedText,
  typed: string | null,
  { group, decimal }: NumberSeparators,
): TypedText {
  const text = narrow(raw);
  const isMark = typed !== null && narrow(typed) === group && /^[.,]$/.test(group);
  const at = text.lastIndexOf(decimal);
  const isDoubtful = isMark ? at === -1 : wasDoubtful && at !== -1;
  if (!isDoubtful || at === -1 || !/^\d{3}$/.test(text.slice(at + 1))) return { text, isDoubtful };
  return { text: `${text.slice(0, at)}${text.slice(at + 1)}`, isDoubtful: false };
}

import type { KeyboardEvent } from 'react';

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

/**
 * A typed number rounded to so many decimals, half away from zero, digit by digit: floats would round 1.005 down.
 *
 * @param text digits with at most one ".", a "-" first for negative numbers; "" and "-" are no number yet
 * @param decimals digits kept after the decimal mark, from 0
 * @returns null while the text is no number
 */
export function roundDecimalText(text: string, decimals: number): number | null {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d*)\.?(\d*)$/.exec(text) ?? [];
  if (`${whole}${fraction}` === '') return null;
  const kept = Number(`${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`);
  const units = Number(fraction[decimals] ?? '0') >= 5 ? kept + 1 : kept;
  return (sign && units > 0 ? -units : units) / 10 ** decimals;
}

/**
 * A number written out for editing: 1e-7 → "0.0000001", trailing zeros left away.
 *
 * @param decimals digits after the decimal mark at most
 */
export function formatDecimalText(value: number, decimals: number): string {
  const text = value.toFixed(decimals);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** How many decimals a step such as 0.25 needs. */
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
 * Puts a number where the selection is, as if it had been typed, unless the whole would be no number or one that is not allowed.
 *
 * @param number digits with at most one "."
 * @returns whether it was put there
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

/** How many steps a key adds or takes. */
export interface StepSizes {
  /** Arrow keys. */
  readonly arrow: number;
  /** Arrow keys with Shift. */
  readonly shift: number;
  /** PageUp and PageDown. */
  readonly page: number;
}

/** Steps that a key asks for, negative for down; undefined for every other key. */
export function keyStep({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>, { arrow, shift, page }: StepSizes): number | undefined {
  const byArrow = shiftKey ? shift : arrow;
  if (key === 'ArrowUp') return byArrow;
  if (key === 'ArrowDown') return -byArrow;
  if (key === 'PageUp') return page;
  if (key === 'PageDown') return -page;
  return undefined;
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Full-width characters and all kinds of spaces, apostrophes and minus signs as ASCII has them. */
function plain(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s/g, ' ').replaceAll('’', "'").replaceAll('−', '-');
}

/**
 * A number as a person wrote it, read strictly: thousands are set apart in threes by the locale's own mark or not at all, and nothing
 * but the number is there. What could mean two things is refused rather than guessed.
 *
 * @returns the same number as digits with at most one `.` ("-1234.50"), or null when the text is no number
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
  /** What the box holds after a key. */
  readonly text: string;
  /** A mark was typed that the locale sets thousands apart with, and taken for the decimal mark. */
  readonly isDoubtful: boolean;
}

/** Full-width characters, as East Asian keyboards type them, as ASCII has them; lengths stay. */
function narrow(text: string): string {
  return text.replaceAll(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
}

/**
 * Thousands are set apart by themselves while one types, so a "," or "." that is typed means the decimal mark, whichever of both the
 * locale writes. A third digit after it says that thousands were meant after all: "12,50" is 12.50, "12,500" is 12,500, in English
 * and, with points, in German.
 *
 * @param typed the character that this key put in, if it put in one
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

import type { NumberSeparators } from './number-separators.ts';

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

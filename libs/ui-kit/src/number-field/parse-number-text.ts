import type { NumberSeparators } from './number-separators.ts';

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

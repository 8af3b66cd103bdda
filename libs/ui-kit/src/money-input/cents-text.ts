/**
 * Cents written out: 123450 → "1234.50". Whole numbers only, so nothing is lost on the way.
 *
 * @param cents whole number from 0
 */
export function formatCentsText(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Cents of an amount as it is typed: "1234.5" → 123450. No text yet is 0.
 *
 * @param text digits with at most one "." and two digits after it
 */
export function parseCentsText(text: string): number {
  const [whole = '', fraction = ''] = text.split('.');
  return Number(`${whole}${fraction.slice(0, 2).padEnd(2, '0')}`);
}

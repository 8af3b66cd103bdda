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

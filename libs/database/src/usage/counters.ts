/** Decimal digits of one counter: a trillion calls in one reading are more than a gateway makes in years. */
const digits = 12;

/** Counters by index; what is not there is 0. */
export type Counters = readonly number[];

/**
 * Counters as one decimal number, so that a database adds them all by adding numbers: the n-th counter is the n-th group of 12 digits from the
 * right. ADR 0018.
 *
 * @param counters integers of at least 0; their sums must stay below 10^12
 */
export function packCounters(counters: Counters): string {
  let text = '';
  for (let index = counters.length - 1; index >= 0; index -= 1) text += String(counters[index] ?? 0).padStart(digits, '0');
  return text === '' ? '0' : text;
}

/** What `packCounters` packed, or the sum of several. */
export function unpackCounters(text: string): number[] {
  const counters: number[] = [];
  for (let end = text.length; end > 0; end -= digits) counters.push(Number(text.slice(Math.max(0, end - digits), end)));
  while (counters.at(-1) === 0) counters.pop();
  return counters;
}

/** Sums of two lists of counters. */
export function addCounters(a: Counters, b: Counters): number[] {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, index) => (a[index] ?? 0) + (b[index] ?? 0));
}

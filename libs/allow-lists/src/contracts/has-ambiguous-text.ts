/**
 * Whether the text of a call may mean something else to a node than to `JSON.parse`: it has a key twice, or escapes that hide one, or is nested
 * too deep to tell. A list of contracts cannot vouch for such a call.
 *
 * @param source JSON text of the call
 * @param value the same, parsed
 */
export function hasAmbiguousText(source: string, value: unknown): boolean {
  if (source.includes('\\')) return true;
  try {
    // Of keys that come twice only one is left after parsing, and with it fewer quotes.
    return countQuotes(source) !== countQuotes(JSON.stringify(value));
  } catch (error) {
    if (error instanceof RangeError) return true;
    throw error;
  }
}

function countQuotes(text: string): number {
  let count = 0;
  for (let index = text.indexOf('"'); index !== -1; index = text.indexOf('"', index + 1)) count += 1;
  return count;
}

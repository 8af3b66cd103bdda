// Part of JavaScript since Node 22, but not of TypeScript's declarations yet.
const { rawJSON, isRawJSON } = JSON as unknown as { rawJSON: (text: string) => unknown; isRawJSON: (value: unknown) => boolean };

/** Whether a value that `parseExactly` returned is a number. */
export const isExactNumber = (value: unknown): boolean => isRawJSON(value);

/**
 * Parses JSON, but keeps the text of numbers, which can be beyond floats. `JSON.stringify` writes it again.
 *
 * @throws {SyntaxError}
 */
export function parseExactly(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' && context?.source !== undefined ? rawJSON(context.source) : value,
  );
}

/** JSON text in which only meaning counts: members sorted, no white space between values. Null for text that isn't JSON. */
export function canonicalJson(text: string): string | null {
  try {
    return JSON.stringify(sortMembers(parseExactly(text)));
  } catch {
    return null;
  }
}

function sortMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortMembers);
  if (typeof value !== 'object' || value === null || isExactNumber(value)) return value;
  const sorted = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, member]) => [key, sortMembers(member)]));
}

// Available since Node 22, but missing in TypeScript's declarations.
const { rawJSON, isRawJSON } = JSON as unknown as { rawJSON: (text: string) => unknown; isRawJSON: (value: unknown) => boolean };

/** Whether a value in the result of `parseExactly` is a number. */
export const isExactNumber = (value: unknown): boolean => isRawJSON(value);

/**
 * Parses JSON but keeps numbers as text, because they can exceed the precision of floats. `JSON.stringify` writes them unchanged.
 *
 * @throws {SyntaxError}
 */
export function parseExactly(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' && context?.source !== undefined ? rawJSON(context.source) : value,
  );
}

/** Normalizes JSON text: sorts members and removes white space. Null for text that isn't JSON. */
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

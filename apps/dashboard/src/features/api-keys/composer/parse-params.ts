/** Parameters of a JSON-RPC request, or what is wrong with their text. */
export type ParsedParams =
  | { readonly params: unknown[] | Record<string, unknown> }
  /** Not JSON at all, or neither array nor object. */
  | { readonly problem: 'json' | 'shape' };

/** Reads parameters: a JSON array or object; nothing at all is an empty array. */
export function parseParams(text: string): ParsedParams {
  if (text.trim() === '') return { params: [] };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'json' };
  }
  if (typeof value !== 'object' || value === null) return { problem: 'shape' };
  return { params: value as unknown[] | Record<string, unknown> };
}

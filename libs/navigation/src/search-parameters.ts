/** Search parameters by name, each with all its values in order. */
export type SearchParameters = Readonly<Record<string, readonly string[]>>;

/** The search parameters of an address; `?a=1&a=2&b` is `{ a: ['1', '2'], b: [''] }`. */
export function parseSearchParameters(search: string): SearchParameters {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries([...new Set(parameters.keys())].map((name) => [name, parameters.getAll(name)]));
}

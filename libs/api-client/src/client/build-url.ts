/** Values of path parameters or of the query; undefined ones are left out. */
export type UrlValues = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Address of a call: its path's parameters filled in and encoded, its query appended without what is undefined.
 *
 * @throws {TypeError} when a parameter of the path has no value: the id would silently become part of another call
 */
export function buildUrl(baseUrl: string, path: string, params: UrlValues = {}, query: UrlValues = {}): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (typeof value !== 'string' || value === '') throw new TypeError(`${path}: ${name} has no value`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size === 0 ? `${baseUrl}${filled}` : `${baseUrl}${filled}?${search.toString()}`;
}

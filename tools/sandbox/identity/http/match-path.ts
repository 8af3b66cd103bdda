/**
 * Compares a path with a pattern such as `/client/sign_ins/:id`; a parameter is one segment of id characters.
 *
 * @returns the parameters, null where the path is another one
 */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const expected = pattern.split('/');
  const actual = path.replace(/\/+$/, '').split('/');
  if (expected.length !== actual.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, segment] of expected.entries()) {
    const value = actual[index] ?? '';
    if (segment.startsWith(':') && /^[\w.@-]{1,128}$/.test(value)) parameters[segment.slice(1)] = value;
    else if (segment !== value) return null;
  }
  return parameters;
}

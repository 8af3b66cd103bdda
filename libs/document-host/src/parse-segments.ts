/**
 * Decodes a path into its segments, empty ones dropped.
 *
 * @returns undefined for what no honest client sends: broken escapes, dot segments, hidden files, slashes or NUL in disguise
 */
export function parseSegments(pathname: string): string[] | undefined {
  try {
    const segments = pathname
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeURIComponent);
    return segments.every(isPlain) ? segments : undefined;
  } catch {
    return undefined;
  }
}

/** `.well-known` is the one hidden name that is public by definition (RFC 8615). */
function isPlain(segment: string): boolean {
  return !/[/\\\p{Cc}]/u.test(segment) && (segment === '.well-known' || !segment.startsWith('.'));
}

/** Thrown for an invalid route pattern. The message contains the pattern and the violated rule. */
export class RoutePatternError extends Error {
  readonly code = 'ROUTE_PATTERN_INVALID';

  constructor(pattern: string, rule: string) {
    super(`Route pattern ${JSON.stringify(pattern)} ${rule}`);
    this.name = 'RoutePatternError';
  }
}

/**
 * Checks that a route pattern is not empty, starts with `/` or `*`, and has at most one star.
 *
 * @throws {RoutePatternError} for the first violated rule
 */
export function assertRoutePattern(pattern: string): void {
  if (pattern === '') throw new RoutePatternError(pattern, 'is empty');
  if (!pattern.startsWith('/') && !pattern.startsWith('*')) throw new RoutePatternError(pattern, 'must start with / or *');
  if (pattern.indexOf('*') !== pattern.lastIndexOf('*')) throw new RoutePatternError(pattern, 'has more than one *');
}

/**
 * Whether a path without a language prefix matches a pattern. A star matches whole segments: `/agreement*` matches `/agreement` and
 * `/agreement/terms`, but not `/agreementfoo`. A star can also come first: `*\/edit`.
 *
 * @throws {RoutePatternError} for an invalid pattern
 */
export function matchesRoutePattern(pattern: string, pathname: string): boolean {
  assertRoutePattern(pattern);
  const star = pattern.indexOf('*');
  if (star === -1) return pathname === pattern;
  const before = pattern.slice(0, star).replace(/\/$/, '');
  const after = pattern.slice(star + 1).replace(/^\//, '');
  if (!pathname.startsWith(before)) return false;
  const rest = pathname.slice(before.length);
  if (rest !== '' && !rest.startsWith('/')) return false;
  return after === '' || rest === `/${after}` || rest.endsWith(`/${after}`);
}

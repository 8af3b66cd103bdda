/** A route pattern that breaks a rule; the message names the pattern and the rule. */
export class RoutePatternError extends Error {
  readonly code = 'ROUTE_PATTERN_INVALID';

  constructor(pattern: string, rule: string) {
    super(`Route pattern ${JSON.stringify(pattern)} ${rule}`);
    this.name = 'RoutePatternError';
  }
}

/**
 * Checks the rules of route patterns: not empty, starts with `/` or `*`, no two stars.
 *
 * @throws {RoutePatternError} naming the first rule that is broken
 */
export function assertRoutePattern(pattern: string): void {
  if (pattern === '') throw new RoutePatternError(pattern, 'is empty');
  if (!pattern.startsWith('/') && !pattern.startsWith('*')) throw new RoutePatternError(pattern, 'must start with / or *');
  if (pattern.indexOf('*') !== pattern.lastIndexOf('*')) throw new RoutePatternError(pattern, 'has more than one *');
}

/**
 * Whether a path without language prefix matches a pattern. A star stands for the rest of a path and begins at a `/` or the
 * end: `/agreement*` matches `/agreement` and `/agreement/terms`, not `/agreementfoo`. A star may also stand first: `*\/edit`.
 *
 * @throws {RoutePatternError} when the pattern is not one
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

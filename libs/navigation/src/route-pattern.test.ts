import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertRoutePattern, matchesRoutePattern, RoutePatternError } from './route-pattern.ts';

describe('assertRoutePattern', () => {
  it.each(['', 'docs', '/a*b*', '**', ' /x'])('rejects %j', (pattern) => {
    expect(() => assertRoutePattern(pattern)).toThrow(RoutePatternError);
  });

  it.each(['/', '*', '/docs*', '/docs/*', '/workspace/profile'])('accepts %j', (pattern) => {
    expect(() => assertRoutePattern(pattern)).not.toThrow();
  });
});

describe('matchesRoutePattern', () => {
  it.each([
    ['/agreement*', '/agreement', true],
    ['/agreement*', '/agreement/privacy-policy', true],
    ['/agreement*', '/agreementfoo', false],
    ['/docs/*', '/docs', true],
    ['/docs/*', '/docs/a/b', true],
    ['/docs/*', '/docsx', false],
    ['*', '/anything/at/all', true],
    ['*', '/', true],
    ['*/edit', '/a/b/edit', true],
    ['*/edit', '/a/credit', false],
    ['/pricing', '/pricing', true],
    ['/pricing', '/pricing/x', false],
  ])('%s and %s: %s', (pattern, pathname, matches) => {
    expect(matchesRoutePattern(pattern, pathname)).toBe(matches);
  });

  it('matches the path of a wildcard and everything below', () => {
    const segment = fc.stringMatching(/^[a-z]{1,6}$/);
    fc.assert(
      fc.property(segment, segment, segment, (root, child, tail) => {
        expect(matchesRoutePattern(`/${root}*`, `/${root}`)).toBe(true);
        expect(matchesRoutePattern(`/${root}*`, `/${root}/${child}`)).toBe(true);
        expect(matchesRoutePattern(`/${root}*`, `/${root}${tail}`)).toBe(false);
      }),
    );
  });
});

import { array, assert, constantFrom, property, webPath, webQueryParameters } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRedirect } from './parse-redirect.ts';

const origin = 'https://app.example.com';
const fallback = '/ja/workspace';

describe('parseRedirect', () => {
  it.each(['/workspace', '/dashboard/usage?from=2026-11-01&to=2026-11-21#chart', '/dashboard/proj_1', '/ko/dashboard', '/loginx', '/'])(
    'keeps the path %s',
    (path) => {
      expect(parseRedirect(path, fallback)).toBe(path);
    },
  );

  it.each([
    [null],
    [''],
    ['dashboard'],
    ['//evil.example'],
    ['///evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['/.//evil.example'],
    ['/dashboard/..//evil.example'],
    ['/%2F%2Fevil.example'],
    ['/%2Fevil.example'],
    ['/%5Cevil.example'],
    ['%2F%2Fevil.example'],
    ['https://evil.example/'],
    ['https:evil.example'],
    [`${origin}/dashboard`],
    ['javascript:alert(1)'],
    ['JaVaScRiPt:alert(1)//'],
    ['data:text/html,x'],
    ['/\t/evil.example'],
    ['/\n/evil.example'],
    ['\u0000/dashboard'],
    ['/dashboard\u0000'],
    ['/%00'],
    ['/%0d%0aset-cookie:x'],
    [' /dashboard'],
    ['/%E0%A4%A'],
    ['@evil.example'],
    ['/login'],
    ['/login/'],
    ['/LOGIN?redirect=/login'],
    ['/login/factor-one'],
    ['/%6Cogin'],
    ['/x/../login'],
    ['/ko/login'],
    ['/sso-callback?x=1'],
    ['/zh/sso-callback'],
    [`/${'a'.repeat(3000)}`],
  ])('drops %j', (redirect) => {
    expect(parseRedirect(redirect, fallback)).toBe(fallback);
  });

  it('never leaves the origin, whatever it is given', () => {
    const hostile = array(constantFrom('/', '\\', '.', '..', '%2f', '%5c', ':', '@', 'evil.example', '\t', '?', '#', 'login', 'a'));
    assert(
      property(
        hostile.map((parts) => parts.join('')),
        (redirect) => {
          const target = new URL(parseRedirect(redirect, fallback), origin);
          expect(target.origin).toBe(origin);
          expect(target.pathname).not.toMatch(/^\/(login|sso-callback)(\/|$)/);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is stable: what it returned, it returns again', () => {
    assert(
      property(webPath(), webQueryParameters(), (path, query) => {
        const once = parseRedirect(`${path}?${query}`, fallback);
        expect(parseRedirect(once, fallback)).toBe(once);
      }),
    );
  });
});

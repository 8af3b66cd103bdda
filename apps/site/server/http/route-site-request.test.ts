// @vitest-environment node
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { routeSiteRequest } from './route-site-request.ts';

it.each([
  ['/', { kind: 'page', path: '/' }],
  ['/zh/docs/quick-start?ref=x', { kind: 'page', path: '/zh/docs/quick-start' }],
  ['/robots.txt', { kind: 'file', path: '/robots.txt' }],
  ['/pricing/index.pageContext.json', { kind: 'file', path: '/pricing/index.pageContext.json' }],
  ['/pricing/', { kind: 'redirect', path: '/pricing' }],
  ['/pricing/index.html', { kind: 'redirect', path: '/pricing' }],
  ['/en/pricing', { kind: 'redirect', path: '/pricing' }],
  ['/en', { kind: 'redirect', path: '/?lang=en' }],
  ['/en/', { kind: 'redirect', path: '/?lang=en' }],
  ['/index.html', { kind: 'redirect', path: '/' }],
  ['//evil.example/a', { kind: 'redirect', path: '/evil.example/a' }],
  ['/_site/health', { kind: 'health' }],
  ['/a%2fb', { kind: 'bad-request' }],
  ['/..%2f..%2fpackage.json', { kind: 'bad-request' }],
  ['/../package.json', { kind: 'bad-request' }],
  ['http://elsewhere/', { kind: 'bad-request' }],
  ['*', { kind: 'bad-request' }],
])('routes %s to %j', (target, route) => {
  expect(routeSiteRequest(target)).toEqual(route);
});

it('never leaves the site by a path or a redirect', () => {
  const part = fc.constantFrom('..', '.', '%2e%2e', '%2f', '%5c', '\\', 'en', 'a', '', '%00', 'index.html', '.git', '@evil.example');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const route = routeSiteRequest(`/${parts.join('/')}`);
      if (!('path' in route)) return;
      expect(route.path).toMatch(/^\/(?!\/)/);
      expect(route.path.split('/')).not.toContain('..');
      expect(new URL(route.path, 'http://site.invalid').host).toBe('site.invalid');
    }),
  );
});

import { assert, oneof, property, string, stringMatching, webPath } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routeRequest } from './route-request.ts';

it.each([
  ['/api', 'api'],
  ['/api/v1/projects?x=/rpc', 'api'],
  ['/rpc/ethereum/op_key', 'gateway'],
  ['/__clerk/v1/client?_method=PATCH', 'identity'],
  ['/__cryptocloud/ABCD2345', 'payments'],
])('hands %s to %s', (target, upstream) => {
  expect(routeRequest(target)).toEqual({ kind: 'proxy', upstream });
});

it.each(['/login', '/sso-callback', '/workspace/profile', '/dashboard', '/dashboard/private-key/key_1', '/ko/login', '/vi/workspace?a=1'])(
  'answers %s with the dashboard',
  (target) => {
    expect(routeRequest(target)).toEqual({ kind: 'document', app: 'dashboard' });
  },
);

it.each(['/apix', '/rpcs/ethereum', '/__clerks', '/dashboards', '/logins', '/de/dashboard', '/docs/dashboard', '/docsx', '/zh', '/'])(
  'compares whole segments: %s is a page of the site',
  (target) => {
    expect(routeRequest(target)).toMatchObject({ kind: 'page', app: 'site' });
  },
);

it.each([
  ['/pricing/', '/pricing'],
  ['/zh/docs//eth/', '/zh/docs/eth'],
  ['/workspace/', '/workspace'],
  ['/en', '/?lang=en'],
  ['/en/pricing', '/pricing'],
  ['/index.html', '/'],
  ['/pricing/index.html', '/pricing'],
  ['/playground', '/playground/'],
  ['//evil.example/', '/evil.example'],
  ['/ein%20Pfad/', '/ein%20Pfad'],
])('redirects %s to %s', (target, path) => {
  expect(routeRequest(target)).toEqual({ kind: 'redirect', path });
});

it.each([
  ['/pricing/index.pageContext.json', 'site', ['pricing', 'index.pageContext.json']],
  ['/.well-known/gpc.json', 'site', ['.well-known', 'gpc.json']],
  ['/_dashboard/assets/a-1.js', 'dashboard', ['assets', 'a-1.js']],
  ['/playground/assets/b-2.css', 'playground', ['assets', 'b-2.css']],
])('finds the file of %s', (target, app, segments) => {
  expect(routeRequest(target)).toEqual({ kind: 'file', app, segments });
});

it('answers the playground’s own paths with its document', () => {
  expect(routeRequest('/playground/')).toEqual({ kind: 'document', app: 'playground' });
  expect(routeRequest('/playground/wallets/sign')).toEqual({ kind: 'document', app: 'playground' });
});

describe('what no honest client sends', () => {
  it.each([
    '/..',
    '/../etc/passwd',
    '/%2e%2e/etc/passwd',
    '/a/..%2f..%2fetc',
    '/a%5c..%5cb',
    '/a%00b',
    '/%',
    '/%zz',
    '/.env',
    '/_dashboard/.vite/manifest.json',
    'http://x/',
    '*',
    '',
  ])('refuses %j', (target) => {
    expect(routeRequest(target)).toEqual({ kind: 'bad-request' });
  });

  it('never yields a segment that leaves its folder, nor a redirect to another host', () => {
    assert(
      property(oneof(string(), webPath(), stringMatching(/^[/.%2fe5c\\a]{0,20}$/)), (text) => {
        const route = routeRequest(`/${text}`);
        if (route.kind === 'redirect') expect(route.path).toMatch(/^\/(?![/\\])/);
        if (route.kind === 'file' || route.kind === 'page') {
          for (const segment of route.segments) expect(segment).not.toMatch(/^\.{0,2}$|[/\\\0]/);
        }
      }),
    );
  });
});

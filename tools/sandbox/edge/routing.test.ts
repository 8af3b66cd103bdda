import { assert, oneof, property, string, stringMatching, webPath } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routeRequest, hostOf, routeDevelopmentRequest } from './routing.ts';
import { send, serve, startEdge, writeBuilds } from './testing/edge-fixture.ts';

describe('routeRequest', () => {
  it.each([
    ['/api', 'api'],
    ['/api/v1/projects?x=/rpc', 'api'],
    ['/rpc/ethereum/op_key', 'gateway'],
    ['/__clerk/v1/client?_method=PATCH', 'identity'],
    ['/__cryptocloud/ABCD2345', 'payments'],
  ])('proxies %s to %s', (target, upstream) => {
    expect(routeRequest(target)).toEqual({ kind: 'proxy', upstream });
  });

  it.each([
    '/login',
    '/sso-callback',
    '/workspace/profile',
    '/dashboard',
    '/dashboard/private-key/key_1',
    '/ko/login',
    '/vi/workspace?a=1',
  ])('answers %s with the dashboard', (target) => {
    expect(routeRequest(target)).toEqual({ kind: 'document', app: 'dashboard' });
  });

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

  describe('malformed targets', () => {
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
    ])('rejects %j', (target) => {
      expect(routeRequest(target)).toEqual({ kind: 'bad-request' });
    });

    it('never escapes the folder or redirects to another host', () => {
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
});

describe('hostOf', () => {
  const origin = new URL('http://localhost:4000');

  it.each([
    ['localhost:4000', 'own'],
    ['127.0.0.1:4000', 'loopback'],
    ['[::1]:4000', 'loopback'],
    ['localhost', 'loopback'],
    ['localhost.evil.example:4000', 'foreign'],
    ['127.0.0.1.evil.example', 'foreign'],
    ['', 'foreign'],
    [undefined, 'foreign'],
  ])('classifies %s as %s', (header, expected) => {
    expect(hostOf(header, origin)).toBe(expected);
  });

  it('redirects other loopback names to the public origin', async () => {
    const edge = await startEdge(await writeBuilds({ 'dashboard/index.html': '' }));
    const reply = await send(edge, '/login?redirect=%2Fworkspace', { headers: { host: '127.0.0.1:4000' } });
    expect([reply.status, reply.headers.location]).toEqual([307, 'http://localhost:4000/login?redirect=%2Fworkspace']);
  });

  it('hides the identity service from foreign host names', async () => {
    const identity = await serve((_request, response) => void response.end('codes'));
    const edge = await startEdge('/nonexistent', { identity });
    const reply = await send(edge, '/__clerk/sandbox/mailbox', { headers: { host: 'evil.example' } });
    expect([reply.status, JSON.parse(reply.text)]).toMatchObject([421, { error: { code: 'MISDIRECTED' } }]);
    expect((await send(edge, '/__clerk/sandbox/mailbox')).text).toBe('codes');
  });
});

it.each([
  ['/node_modules/.vite/deps/react.js?v=1', 'site'],
  ['/@vite/client', 'site'],
  ['/index.html?html-proxy&index=0.js', 'site'],
  ['/_dashboard/node_modules/.vite/deps/react.js?v=1', 'dashboard'],
  ['/_dashboard/@fs/repo/libs/ui-kit/src/button/button.tsx', 'dashboard'],
  ['/playground/src/main.tsx', 'playground'],
])('routes the module %s to the development server of the %s', (target, app) => {
  expect(routeDevelopmentRequest(target)).toMatchObject({ kind: 'file', app });
});

it.each([
  ['/workspace', { kind: 'document', app: 'dashboard' }],
  ['/api/v1', { kind: 'proxy', upstream: 'api' }],
  ['/pricing/', { kind: 'redirect', path: '/pricing' }],
])('routes %s like production', (target, route) => {
  expect(routeDevelopmentRequest(target)).toEqual(route);
});

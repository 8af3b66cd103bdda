import type { OpenApiDocument } from '@onepoint/api-contract/openapi';
import { themeScript } from '@onepoint/app-state/head-scripts';
import { expect, test } from 'vitest';
import { implementedOperations } from '../routes.ts';
import { api, callApi, expectError } from '../test/api.ts';
import { origin } from '../test/session-tokens.ts';
import { referencePolicy } from './reference.ts';

test('describes exactly the implemented calls', async () => {
  const { status, body } = await callApi('GET /openapi.json');
  expect(status).toBe(200);
  const { openapi, servers, paths } = body as OpenApiDocument;
  expect(openapi).toBe('3.1.0');
  expect(servers).toEqual([{ url: `${origin}/api` }]);
  const described = Object.values(paths).flatMap((path) => Object.values(path).map((operation) => operation['operationId']));
  expect(described.toSorted()).toEqual(implementedOperations.toSorted());
});

test('serves the reference and its script from this origin', async () => {
  const page = await api.app.inject('/api/reference/');
  expect(page.statusCode).toBe(200);
  const sources = [...page.body.matchAll(/(?:src|href)="([^"]*)"/g)].map((match) => match[1]);
  expect(sources).toEqual(['data:,', '/', '/docs', '/docs/methods', '/api/reference/', '/dashboard', 'js/scalar.js']);
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self'(?: 'sha256-[\w+/]+=*'){2};/);
  const script = await api.app.inject('/api/reference/js/scalar.js');
  expect(script).toMatchObject({ statusCode: 200, headers: { 'content-type': 'application/javascript; charset=utf-8' } });
});

test('has the product’s title, colors, fonts, and theme before the first paint', async () => {
  const { body } = await api.app.inject('/api/reference/');
  expect(body).toContain('<title>Management API – Fast and Reliable Blockchain RPC Service</title>');
  expect(body).toContain('--scalar-color-accent: var(--color-accent-text)');
  expect(body.indexOf(themeScript)).toBeLessThan(body.indexOf('--color-accent-text:'));
  for (const [, file] of body.matchAll(/url\('(fonts\/[^']+)'\)/g)) {
    const font = await api.app.inject(`/api/reference/${file}`);
    expect(font).toMatchObject({ statusCode: 200, headers: { 'content-type': 'font/woff2' } });
  }
  expect((await api.app.inject('/api/reference/fonts/other.woff2')).statusCode).toBe(404);
});

test('redirects to the reference with a trailing slash', async () => {
  expect(await api.app.inject('/api/reference')).toMatchObject({ statusCode: 301, headers: { location: '/api/reference/' } });
});

test.each(['a b', '[', 'x:99999', 'a/b:c:d'])('returns 400 for the host %j', async (host) => {
  for (const path of ['/reference', '/reference/']) expectError(await callApi(`GET ${path}`, { headers: { host } }), 'VALIDATION_FAILED');
});

test('allows inline scripts by hash and loaded scripts by origin', () => {
  const policy = referencePolicy('<script src="js/a.js"></script><script type="text/javascript">alert(1)</script>');
  expect(policy).toContain(`script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';`);
  expect(policy.match(/sha256/g)).toHaveLength(1);
});

test('allows nothing from other origins', () => {
  const policy = referencePolicy('');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/https?:|\*/);
});

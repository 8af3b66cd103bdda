import type { OpenApiDocument } from '@onepoint/api-contract/openapi';
import { expect, test } from 'vitest';
import { implementedOperations } from '../routes.ts';
import { api } from '../test/api.ts';
import { callApi } from '../test/call-api.ts';
import { expectError } from '../test/expect-error.ts';
import { origin } from '../test/session-tokens.ts';

test('the document describes the calls that are answered, and no other', async () => {
  const { status, body } = await callApi('GET /openapi.json');
  expect(status).toBe(200);
  const { openapi, servers, paths } = body as OpenApiDocument;
  expect(openapi).toBe('3.1.0');
  expect(servers).toEqual([{ url: `${origin}/api` }]);
  const described = Object.values(paths).flatMap((path) => Object.values(path).map((operation) => operation['operationId']));
  expect(described.toSorted()).toEqual(implementedOperations.toSorted());
});

test('the reference and all that it loads come from this origin', async () => {
  const page = await api.app.inject('/api/reference/');
  expect(page.statusCode).toBe(200);
  const sources = [...page.body.matchAll(/(?:src|href)="([^"]*)"/g)].map((match) => match[1]);
  expect(sources).toEqual(['data:,', 'js/scalar.js']);
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/]+=*';/);
  const script = await api.app.inject('/api/reference/js/scalar.js');
  expect(script).toMatchObject({ statusCode: 200, headers: { 'content-type': 'application/javascript; charset=utf-8' } });
});

test('the reference without its last slash leads to it', async () => {
  expect(await api.app.inject('/api/reference')).toMatchObject({ statusCode: 301, headers: { location: '/api/reference/' } });
});

test.each(['a b', '[', 'x:99999', 'a/b:c:d'])('a host of %j is refused, not an error of ours', async (host) => {
  for (const path of ['/reference', '/reference/']) expectError(await callApi(`GET ${path}`, { headers: { host } }), 'VALIDATION_FAILED');
});

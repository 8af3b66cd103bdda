import { expect, it } from 'vitest';
import { readPageContext } from './read-page-context.ts';

const parse = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'page' in value ? String(value.page) : undefined;
const reply = (body: string, status = 200, contentType = 'application/json'): Response =>
  new Response(body, { status, headers: { 'content-type': contentType } });

it.each([
  ['a context', reply('{"page":"home"}'), { kind: 'page', context: 'home' }],
  ['a context of "no such page"', reply('{"page":"not-found"}', 404), { kind: 'page', context: 'not-found' }],
  ['a redirect', reply('{"abort":{"kind":"redirect","to":"/docs"}}'), { kind: 'redirect', to: '/docs' }],
  ['a page in its place', reply('<!doctype html>', 200, 'text/html'), { kind: 'missing' }],
  ['a 404 that is no JSON', reply('Not found', 404, 'text/plain'), { kind: 'missing' }],
  ['a failure that is no JSON', reply('Bad gateway', 502, 'text/html'), { kind: 'missing' }],
  ['a 404 of an API', reply('{"error":{"code":"NOT_FOUND"}}', 404), { kind: 'missing' }],
  ['a page called JSON', reply('<!doctype html>'), { kind: 'missing' }],
])('%s', async (_name, response, read) => {
  await expect(readPageContext(response, parse)).resolves.toEqual(read);
});

it('a reply without a type is missing', async () => {
  const response = new Response('{"page":"home"}');
  response.headers.delete('content-type');
  await expect(readPageContext(response, parse)).resolves.toEqual({ kind: 'missing' });
});

it('a failing server is an error, not a missing page', async () => {
  await expect(readPageContext(reply('{"error":{}}', 503), parse)).rejects.toMatchObject({ code: 'PAGE_CONTEXT_FAILED' });
});

it('JSON of another kind is an error', async () => {
  await expect(readPageContext(reply('{"hello":1}'), parse)).rejects.toMatchObject({ code: 'PAGE_CONTEXT_INVALID' });
});

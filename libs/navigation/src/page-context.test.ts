import * as fc from 'fast-check';
import { expect, it, describe } from 'vitest';
import {
  pageContextUrl,
  pageOfContextUrl,
  parsePageAbort,
  readPageContext,
  type PageContextReply,
  resolvePage,
  type ResolvedPage,
  parseSearchParameters,
} from './page-context.ts';

describe('pageContextUrl', () => {
  it.each([
    ['/', '/index.pageContext.json'],
    ['/zh', '/zh/index.pageContext.json'],
    ['/docs/intro', '/docs/intro/index.pageContext.json'],
  ])('maps page %s to context %s and back', (page, url) => {
    expect(pageContextUrl(page)).toBe(url);
    expect(pageOfContextUrl(url)).toBe(page);
  });

  it.each(['/', '/pricing', '/xindex.pageContext.json', '/index.pageContext.json/x'])('%s is not a page context', (path) => {
    expect(pageOfContextUrl(path)).toBeUndefined();
  });

  it('appends search parameters', () => {
    expect(pageContextUrl('/chains', '?type=test')).toBe('/chains/index.pageContext.json?type=test');
  });
});

describe('parsePageAbort', () => {
  it.each(['rewrite', 'redirect'] as const)('parses a %s', (kind) => {
    expect(parsePageAbort({ abort: { kind, to: '/docs' } })).toEqual({ kind, to: '/docs' });
  });

  it.each([
    null,
    1,
    'abort',
    {},
    { abort: null },
    { abort: { kind: 'redirect' } },
    { abort: { kind: 'rewrite', to: '' } },
    { abort: { kind: 'x', to: '/' } },
  ])('returns undefined for %j', (value) => expect(parsePageAbort(value)).toBeUndefined());
});

describe('readPageContext', () => {
  const parse = (value: unknown): string | undefined =>
    typeof value === 'object' && value !== null && 'page' in value ? String(value.page) : undefined;
  const reply = (body: string, status = 200, contentType = 'application/json'): Response =>
    new Response(body, { status, headers: { 'content-type': contentType } });

  it.each([
    ['a context', reply('{"page":"home"}'), { kind: 'page', context: 'home' }],
    ['a context of "no such page"', reply('{"page":"not-found"}', 404), { kind: 'page', context: 'not-found' }],
    ['a redirect', reply('{"abort":{"kind":"redirect","to":"/docs"}}'), { kind: 'redirect', to: '/docs' }],
    ['a page instead of a context', reply('<!doctype html>', 200, 'text/html'), { kind: 'missing' }],
    ['a 404 that is no JSON', reply('Not found', 404, 'text/plain'), { kind: 'missing' }],
    ['a 404 of an API', reply('{"error":{"code":"NOT_FOUND"}}', 404), { kind: 'missing' }],
    ['a page called JSON', reply('<!doctype html>'), { kind: 'missing' }],
  ])('%s', async (_name, response, read) => {
    await expect(readPageContext(response, parse)).resolves.toEqual(read);
  });

  it('treats a response without a content type as missing', async () => {
    const response = new Response('{"page":"home"}');
    response.headers.delete('content-type');
    await expect(readPageContext(response, parse)).resolves.toEqual({ kind: 'missing' });
  });

  it.each([
    ['a failure of the server', reply('{"error":{}}', 503)],
    ['a failure of a proxy', reply('<h1>Bad gateway</h1>', 502, 'text/html')],
    ['too many requests', reply('Slow down', 429, 'text/plain')],
  ])('throws for %s', async (_name, response) => {
    await expect(readPageContext(response, parse)).rejects.toMatchObject({ code: 'PAGE_CONTEXT_FAILED' });
  });

  it('throws if the connection is lost before the end', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) });
    const cut = new Response(body, { headers: { 'content-type': 'application/json' } });
    await expect(readPageContext(cut, parse)).rejects.toThrow('network error');
  });

  it('throws for JSON that is not a page context', async () => {
    await expect(readPageContext(reply('{"hello":1}'), parse)).rejects.toMatchObject({ code: 'PAGE_CONTEXT_INVALID' });
  });
});

describe('resolvePage', () => {
  const origin = 'https://onepoint.test';

  async function resolve(asked: string, site: Record<string, PageContextReply<string>>): Promise<ResolvedPage<string>> {
    return resolvePage(new URL(asked, origin), async ({ pathname }) => Promise.resolve(site[pathname] ?? { kind: 'missing' }));
  }

  const home: PageContextReply<string> = { kind: 'page', context: 'home' };

  it.each([
    ['a page', '/?a=1#b', '/?a=1#b'],
    ['a rewrite, under its own address', '/alias?a=1#b', '/alias?a=1#b'],
    ['a redirect, under the address it leads to, with the hash', '/old?a=1#b', '/#b'],
    ['a redirect whose target has a hash', '/part#b', '/#plans'],
    ['a redirect to a rewrite', '/older', '/alias'],
  ])('finds %s', async (_name, asked, shown) => {
    const resolved = await resolve(asked, {
      '/': home,
      '/alias': { kind: 'rewrite', to: '/' },
      '/old': { kind: 'redirect', to: '/' },
      '/part': { kind: 'redirect', to: '/#plans' },
      '/older': { kind: 'redirect', to: '/alias' },
    });
    expect(resolved).toEqual({ kind: 'page', page: 'home', url: new URL(shown, origin) });
  });

  it.each([
    ['a missing page, by its own address', '/none#x', `${origin}/none#x`],
    ['a rewrite to nothing, by the address that was asked for', '/alias', `${origin}/alias`],
    ['a redirect to another origin', '/chat', 'https://chat.example.com/room'],
    ['a redirect to another application', '/start', `${origin}/login`],
  ])('leaves for %s', async (_name, asked, href) => {
    const resolved = await resolve(asked, {
      '/alias': { kind: 'rewrite', to: '/none' },
      '/chat': { kind: 'redirect', to: 'https://chat.example.com/room' },
      '/start': { kind: 'redirect', to: '/login' },
    });
    expect(resolved).toEqual({ kind: 'leave', href });
  });

  it('terminates for any combination of redirects', async () => {
    const path = fc.constantFrom('/a', '/b', '/c', '/d');
    const reply = fc.oneof(
      fc.record({ kind: fc.constantFrom('rewrite' as const, 'redirect' as const), to: path }),
      fc.constant(home),
      fc.constant({ kind: 'missing' as const }),
    );
    await fc.assert(
      fc.asyncProperty(path, fc.dictionary(path, reply), async (asked, site) => {
        try {
          expect(['page', 'leave']).toContain((await resolve(asked, site)).kind);
        } catch (error) {
          expect(error).toMatchObject({ code: 'TOO_MANY_REDIRECTS' });
        }
      }),
    );
  });
});

describe('parseSearchParameters', () => {
  it('keeps every value of every name, in order', () => {
    expect(parseSearchParameters('?a=1&b&a=2&c=%E4%BB%B7')).toEqual({ a: ['1', '2'], b: [''], c: ['价'] });
    expect(parseSearchParameters('')).toEqual({});
  });

  it('parses the output of URLSearchParams', () => {
    const values = fc.dictionary(
      fc.string().filter((name) => name !== '__proto__'),
      fc.array(fc.string(), { minLength: 1, maxLength: 3 }),
    );
    fc.assert(
      fc.property(values, (given) => {
        const pairs = Object.entries(given).flatMap(([name, list]) => list.map((value) => [name, value]));
        expect(parseSearchParameters(`?${new URLSearchParams(pairs).toString()}`)).toEqual(
          Object.fromEntries(Object.entries(given).map(([name, list]) => [name, list.map((value) => value.toWellFormed())])),
        );
      }),
    );
  });
});

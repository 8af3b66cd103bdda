import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageContextReply } from './read-page-context.ts';
import { resolvePage, type ResolvedPage } from './resolve-page.ts';

const origin = 'https://onepoint.test';

async function resolve(asked: string, site: Record<string, PageContextReply<string>>): Promise<ResolvedPage<string>> {
  return resolvePage(new URL(asked, origin), async ({ pathname }) => Promise.resolve(site[pathname] ?? { kind: 'missing' }));
}

const home: PageContextReply<string> = { kind: 'page', context: 'home' };

describe('resolvePage', () => {
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

  it('ends for every site, however its addresses lead to each other', async () => {
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

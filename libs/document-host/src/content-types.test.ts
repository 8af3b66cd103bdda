import { expect, it } from 'vitest';
import { contentTypeOf, isCompressible } from './content-types.ts';

it.each([
  ['/index.html', 'text/html; charset=utf-8'],
  ['/docs/limits.md', 'text/markdown; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/feed.xml', 'application/rss+xml; charset=utf-8'],
  ['/service-status/feed.json', 'application/feed+json; charset=utf-8'],
  ['/service-status/state.json', 'application/json; charset=utf-8'],
  ['/social/docs.png', 'image/png'],
  ['/unknown', 'application/octet-stream'],
])('sends %s as %s', (path, type) => {
  expect(contentTypeOf(path)).toBe(type);
});

it('compresses text, feeds among it, and no pictures', () => {
  expect(['/feed.xml', '/feed.json', '/index.html', '/social/docs.png'].map((path) => isCompressible(contentTypeOf(path)))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

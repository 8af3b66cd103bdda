import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, contentTypeOf, isCompressible, matchesEtag, parseSegments } from './static-files.ts';

describe('parseSegments', () => {
  it('decodes the segments of a path', () => {
    expect(parseSegments('/docs//quick%20start/')).toEqual(['docs', 'quick start']);
    expect(parseSegments('/.well-known/security.txt')).toEqual(['.well-known', 'security.txt']);
  });

  it('rejects paths that could leave the folder', () => {
    const unsafe = fc.constantFrom('..', '.', '%2e%2e', '.%2e', 'a%2fb', 'a%5cb', 'a%00', '%c0%ae', '%', '.git');
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'docs', 'x.html')), unsafe, fc.array(fc.constant('b')), (before, segment, after) => {
        expect(parseSegments(`/${[...before, segment, ...after].join('/')}`)).toBeUndefined();
      }),
    );
  });
});

describe('contentTypeOf', () => {
  it.each([
    ['/index.html', 'text/html; charset=utf-8'],
    ['/docs/limits.md', 'text/markdown; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/feed.xml', 'application/rss+xml; charset=utf-8'],
    ['/service-status/feed.json', 'application/feed+json; charset=utf-8'],
    ['/service-status/state.json', 'application/json; charset=utf-8'],
    ['/social/docs.png', 'image/png'],
    ['/unknown', 'application/octet-stream'],
  ])('returns the type of %s', (path, type) => {
    expect(contentTypeOf(path)).toBe(type);
  });

  it('compresses text and feeds but no images', () => {
    expect(['/feed.xml', '/feed.json', '/index.html', '/social/docs.png'].map((path) => isCompressible(contentTypeOf(path)))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('chooseEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0, *;q=0', 'identity'],
    ['*', 'br'],
    ['GZIP', 'gzip'],
  ])('negotiates Accept-Encoding %j as %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});

describe('matchesEtag', () => {
  it.each([
    [undefined, false],
    ['"a"', true],
    ['W/"a"', true],
    ['"b", W/"a"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
  ])('If-None-Match %j of "a" is %s', (header, expected) => {
    expect(matchesEtag(header, '"a"')).toBe(expected);
  });
});

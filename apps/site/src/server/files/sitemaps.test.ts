import { siteUrl } from '@onepoint/site-config';
import { describe, expect, it } from 'vitest';
import type { IndexedPage } from './site-file.ts';
import { sitemaps, robots } from './sitemaps.ts';

describe('sitemaps', () => {
  // @vitest-environment node

  const page = (path: string, languages: readonly string[], updatedAt: string | null = null): IndexedPage => ({
    path,
    heading: path,
    description: path,
    languages,
    updatedAt,
  });
  const [index, english, chinese] = sitemaps([page('/', ['en', 'zh']), page('/docs/a&b', ['en'], '2026-11-20T10:00:00Z')], ['en', 'zh']);

  it('the index lists a map per language with its last change', () => {
    expect(index?.path).toBe('/sitemap.xml');
    expect(index?.text).toContain('/sitemap-en.xml</loc><lastmod>2026-11-20</lastmod>');
    expect(index?.text).toContain('/sitemap-zh.xml</loc></sitemap>');
  });

  it('a page is in the maps of its languages, with alternates', () => {
    expect(english?.text).toContain('/docs/a&amp;b</loc><lastmod>2026-11-20</lastmod></url>');
    expect(chinese?.text).not.toContain('/docs/');
    expect(chinese?.text).toMatch(/<loc>[^<]+\/zh<\/loc><xhtml:link rel="alternate" hreflang="en" href="[^"]+\/"\/>/);
  });
});

describe('robots', () => {
  // @vitest-environment node

  it('disallows the signed-in parts in every language and links the site map', () => {
    const { path, text } = robots(['en', 'zh']);
    expect(path).toBe('/robots.txt');
    const lines = text.split('\n');
    expect(lines[0]).toBe('User-agent: *');
    const closed = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
    expect(closed.toSorted()).toEqual([
      '/dashboard',
      '/login',
      '/rpc/',
      '/sso-callback',
      '/workspace',
      '/zh/dashboard',
      '/zh/login',
      '/zh/sso-callback',
      '/zh/workspace',
    ]);
    expect(lines).toContain(`Sitemap: ${siteUrl()}/sitemap.xml`);
  });
});

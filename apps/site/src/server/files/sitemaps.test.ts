// @vitest-environment node
import { expect, it } from 'vitest';
import type { IndexedPage } from './site-file.ts';
import { sitemaps } from './sitemaps.ts';

const page = (path: string, languages: readonly string[], updatedAt: string | null = null): IndexedPage => ({
  path,
  heading: path,
  description: path,
  languages,
  updatedAt,
});
const [index, english, chinese] = sitemaps([page('/', ['en', 'zh']), page('/docs/a&b', ['en'], '2026-11-20T10:00:00Z')], ['en', 'zh']);

it('the index names a map a language, and when its latest page was changed', () => {
  expect(index?.path).toBe('/sitemap.xml');
  expect(index?.text).toContain('/sitemap-en.xml</loc><lastmod>2026-11-20</lastmod>');
  expect(index?.text).toContain('/sitemap-zh.xml</loc></sitemap>');
});

it('a page stands in the maps of its languages alone, and names them to each other', () => {
  expect(english?.text).toContain('/docs/a&amp;b</loc><lastmod>2026-11-20</lastmod></url>');
  expect(chinese?.text).not.toContain('/docs/');
  expect(chinese?.text).toMatch(/<loc>[^<]+\/zh<\/loc><xhtml:link rel="alternate" hreflang="en" href="[^"]+\/"\/>/);
});

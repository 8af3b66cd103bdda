import { localePath } from '@onepoint/navigation';
import { siteUrl } from '@onepoint/site-config';
import type { IndexedPage, SiteFile } from './site-file.ts';

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const fileOf = (language: string): string => `/sitemap-${language}.xml`;
const header = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function entry({ path, languages, updatedAt }: IndexedPage, language: string): string {
  const address = (code: string): string => escapeXml(siteUrl() + localePath(path, code));
  const alternates =
    languages.length < 2 ? [] : languages.map((code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${address(code)}"/>`);
  const changed = updatedAt === null ? [] : [`<lastmod>${updatedAt.slice(0, 10)}</lastmod>`];
  return `<url>${[`<loc>${address(language)}</loc>`, ...changed, ...alternates].join('')}</url>`;
}

/** Last change of a language's pages; empty if unknown. */
function changedAt(pages: readonly IndexedPage[], language: string): string {
  const [latest] = pages
    .filter(({ languages }) => languages.includes(language))
    .flatMap(({ updatedAt }) => (updatedAt === null ? [] : [updatedAt.slice(0, 10)]))
    .toSorted()
    .toReversed();
  return latest === undefined ? '' : `<lastmod>${latest}</lastmod>`;
}

/** A site map per language and their index, `/sitemap.xml`. https://www.sitemaps.org/protocol.html */
export function sitemaps(pages: readonly IndexedPage[], languages: readonly string[]): SiteFile[] {
  const maps = languages.map((language): SiteFile => {
    const urls = pages.filter((page) => page.languages.includes(language)).map((page) => entry(page, language));
    const text = `${header}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('\n')}</urlset>\n`;
    return { path: fileOf(language), text };
  });
  const named = languages
    .map((language) => `<sitemap><loc>${siteUrl()}${fileOf(language)}</loc>${changedAt(pages, language)}</sitemap>`)
    .join('');
  return [{ path: '/sitemap.xml', text: `${header}<sitemapindex xmlns="${schema}">${named}</sitemapindex>\n` }, ...maps];
}

/** Signed-in parts, which exist with every language prefix. */
const signedIn = ['/login', '/sso-callback', '/workspace', '/dashboard'];

/** `robots.txt`: disallows the signed-in parts in every language and RPC endpoints. */
export function robots(languages: readonly string[]): SiteFile {
  const closed = [...languages.flatMap((language) => signedIn.map((path) => localePath(path, language))), '/rpc/'];
  const text = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${siteUrl()}/sitemap.xml`, ''].join('\n');
  return { path: '/robots.txt', text };
}

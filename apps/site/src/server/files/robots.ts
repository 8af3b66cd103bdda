import { siteUrl } from '@onepoint/site-config';
import type { SiteFile } from './site-file.ts';

/** Who may read what: everything but the parts behind a sign-in and the servers' own paths. */
export function robots(): SiteFile {
  const closed = ['/login', '/sso-callback', '/workspace', '/dashboard', '/rpc/'];
  const text = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${siteUrl()}/sitemap.xml`, ''].join('\n');
  return { path: '/robots.txt', text };
}

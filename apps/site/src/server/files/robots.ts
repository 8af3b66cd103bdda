import { localePath } from '@onepoint/navigation';
import { siteUrl } from '@onepoint/site-config';
import type { SiteFile } from './site-file.ts';

/** Parts behind a sign-in, which have the prefix of their reader's language. */
const signedIn = ['/login', '/sso-callback', '/workspace', '/dashboard'];

/** Who may read what: everything but the parts behind a sign-in, in any language, and the servers' own paths. */
export function robots(languages: readonly string[]): SiteFile {
  const closed = [...languages.flatMap((language) => signedIn.map((path) => localePath(path, language))), '/rpc/'];
  const text = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${siteUrl()}/sitemap.xml`, ''].join('\n');
  return { path: '/robots.txt', text };
}

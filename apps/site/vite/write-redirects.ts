import { serviceChains } from '@onepoint/chains';
import { pageContextUrl } from '@onepoint/navigation';
import { splitDocChain } from '../src/shared/site-paths.ts';
import type { RenderedSite } from './serve-site.ts';

/** `/docs` and the pages right below it, in any language. Deeper pages share one rule with placeholders. */
const upperDoc = /^(?:\/[a-z]{2})?\/docs(?:\/[^/]+)?$/;

/**
 * Writes the page contexts of redirects and rewrites, and `_redirects` with the same rules for static hosts, plus those for a chain after a docs path.
 * Hosts accept 2,000 rules, 100 of them with placeholders, which come last:
 * https://developers.cloudflare.com/pages/configuration/redirects/, https://docs.gitlab.com/user/project/pages/redirects/
 *
 * @param pages paths of all pages
 */
export async function writeRedirects(
  aborts: Readonly<ReturnType<RenderedSite['listAborts']>>,
  pages: readonly string[],
  write: (path: string, text: string) => Promise<void> | void,
): Promise<void> {
  for (const { path, kind, to } of aborts) await write(pageContextUrl(path), JSON.stringify({ abort: { kind, to } }));
  const upper = pages.filter((page) => upperDoc.test(page));
  const places = upper.filter((page) => page.endsWith('/docs')).map((docs) => `${docs}/:section/:page`);
  const views = [...upper, ...places].flatMap((page) =>
    serviceChains
      .map(({ slug }) => `${page}/${slug}`)
      .filter((view) => splitDocChain(view).chain !== null)
      .map((view) => `${view} ${page} 200`),
  );
  const rules = [...aborts.map(({ path, to, status }) => `${path} ${to} ${String(status)}`), ...views];
  await write('_redirects', rules.map((rule) => `${rule}\n`).join(''));
}

import { serviceChains } from '@onepoint/chains';
import { pageContextUrl } from '@onepoint/navigation';
import { splitDocChain } from '../src/shared/doc-chain.ts';
import type { RenderedSite } from './rendered-site.ts';

export interface WriteRedirectsParameters {
  aborts: Readonly<ReturnType<RenderedSite['listAborts']>>;
  /** Paths of all pages. */
  pages: readonly string[];
  write: (path: string, text: string) => Promise<void> | void;
}

/** `/docs` and the pages right below it, in any language: those further down have their place in a rule of all of them. */
const upperDoc = /^(?:\/[a-z]{2})?\/docs(?:\/[^/]+)?$/;

/**
 * Writes what client navigation loads in place of the context of an address that stands for another page, and `_redirects`: the rules that static hosts
 * read, also for a chain behind a page of the documentation. They take no more than two thousand, and a hundred with placeholders, which come last:
 * https://developers.cloudflare.com/pages/configuration/redirects/, https://docs.gitlab.com/user/project/pages/redirects/
 */
export async function writeRedirects({ aborts, pages, write }: WriteRedirectsParameters): Promise<void> {
  for (const { path, kind, to } of aborts) await write(pageContextUrl(path), JSON.stringify({ abort: { kind, to } }));
  const upper = pages.filter((page) => upperDoc.test(page));
  const places = upper.filter((page) => page.endsWith('/docs')).map((docs) => `${docs}/:section/:page`);
  const views = [...upper, ...places].flatMap((page) =>
    serviceChains
      .map(({ slug }) => `${page}/${slug}`)
      .filter((view) => splitDocChain(view).chain !== null)
      .map((view) => `${view} ${page} 200`),
  );
  const rules = [...aborts.map(({ path, kind, to }) => `${path} ${to} ${kind === 'redirect' ? '302' : '200'}`), ...views];
  await write('_redirects', rules.map((rule) => `${rule}\n`).join(''));
}

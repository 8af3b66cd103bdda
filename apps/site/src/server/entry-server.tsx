import { localePath, parseLanguagePrefix } from '@onepoint/navigation';
import { listMatchingPages, notFoundPageId, pages } from '../app/pages.ts';
import type { RenderedPage } from '../../vite/rendered-site.ts';
import { checkPage } from './checks/check-page.ts';
import { createArticleTaker } from './create-article-taker.ts';
import { createPageContext, type LoadedPage } from './create-page-context.ts';
import { siteLanguages } from './dictionaries.ts';
import { createAppRenderer } from './drawing/create-app-renderer.tsx';
import { inlineContext } from './inline-context.ts';
import { noPageData } from './page-data/no-page-data.ts';
import type { ReadPageData } from './page-data/page-data-source.ts';
import { trackPageData } from './page-data/track-page-data.ts';
import { pageSources } from './page-sources.ts';
import { pictureOf } from './pictures/picture-of.ts';
import { renderHead } from './render-head.ts';
import { listAncestors } from './structured-data/list-ancestors.ts';
import { structuredDataOf } from './structured-data/structured-data-of.ts';
import { writeContext } from './write-context.ts';

export { takeMissingTexts } from '@onepoint/i18n/light';
export { publicConfig } from '@onepoint/site-config';
export { listSiteFiles } from './list-site-files.ts';
export { createPageDataServices } from './page-data/page-data-services.ts';
export { createPageDataStore } from './page-data/create-page-data-store.ts';

const renderApp = createAppRenderer();
const takeArticle = createArticleTaker();

/** Paths of all pages, in every language that has dictionaries: those of a page one after the other, for they have much in common. */
export const listPages = (): string[] =>
  pages.flatMap(({ id }) => pageSources[id].listPaths().flatMap((path) => siteLanguages.map((language) => localePath(path, language))));

/** Addresses that stand for other pages, in every language. */
export const listAborts = (): { path: string; kind: 'rewrite' | 'redirect'; to: string }[] =>
  siteLanguages.flatMap((language) =>
    pages.flatMap(({ id }) =>
      (pageSources[id].listAborts?.() ?? []).map(({ path, kind, to }) => ({
        path: localePath(path, language),
        kind,
        to: to.startsWith('/') ? localePath(to, language) : to,
      })),
    ),
  );

/** Where each language's "no such page" document is rendered from and written to. */
export const listNotFoundPages = (): { path: string; file: string }[] =>
  siteLanguages.map((language) => ({ path: localePath('/404', language), file: `${localePath('/404', language).slice(1)}.html` }));

async function load(pathname: string, language: string, readData: ReadPageData): Promise<LoadedPage> {
  for (const { id } of listMatchingPages(pathname)) {
    const loaded = await createPageContext(id, pathname, language, readData);
    if (loaded !== undefined) return loaded;
  }
  const missing = await createPageContext(notFoundPageId, pathname, language);
  if (missing === undefined) throw new Error('There is no page for "no such page"');
  return missing;
}

/**
 * Renders a page; an address without one is rendered as "no such page", with status 404.
 *
 * @param path with its language prefix
 * @param readData where pages read what the services say; by default there is nothing
 * @throws {Error} when the page itself fails: a build must not publish an error page
 * @throws {ContentError} when it has no title, no description, or JSON-LD that nobody could read
 */
export async function renderPage(path: string, readData: ReadPageData = noPageData): Promise<RenderedPage> {
  const { language, pathname } = parseLanguagePrefix(path, siteLanguages);
  const tracked = trackPageData(readData);
  const loaded = await load(pathname, language, tracked.readData);
  const { context, parts, request } = loaded;
  const structuredData = structuredDataOf(loaded, await listAncestors(request));
  const page = takeArticle(context);
  const { file, heading, description } = parts;
  checkPage({ path, file, heading, description, structuredData });
  return {
    status: context.pageId === notFoundPageId ? 404 : 200,
    pageId: context.pageId,
    dataFreshMs: tracked.freshMs(),
    language: context.locale,
    head: renderHead({ context, structuredData }),
    body: await renderApp(path, page),
    pageContext: writeContext(page),
    inlineContext: () => JSON.stringify(inlineContext(context)),
    picture: pictureOf(loaded),
  };
}

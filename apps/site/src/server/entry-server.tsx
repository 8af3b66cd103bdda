import { localePath, parseLanguagePrefix } from '@onepoint/navigation';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { listMatchingPages, loadPageComponent, notFoundPageId, pages } from '../app/pages.ts';
import { createRoutes } from '../app/routes.tsx';
import type { ShownPage } from '../app/shown-page.ts';
import type { PageContext } from '../shared/page-context.ts';
import type { Picture } from '../../vite/pictures/picture.ts';
import { checkPage } from './checks/check-page.ts';
import { createPageContext, type LoadedPage } from './create-page-context.ts';
import { siteLanguages } from './dictionaries.ts';
import { noPageData } from './page-data/no-page-data.ts';
import type { ReadPageData } from './page-data/page-data-source.ts';
import { trackPageData } from './page-data/track-page-data.ts';
import { pageSources } from './page-sources.ts';
import { pictureOf } from './pictures/picture-of.ts';
import { renderHead } from './render-head.ts';
import { listAncestors } from './structured-data/list-ancestors.ts';
import { structuredDataOf } from './structured-data/structured-data-of.ts';

export { takeMissingTexts } from '@onepoint/i18n';
export { publicConfig } from '@onepoint/site-config';
export { listSiteFiles } from './list-site-files.ts';
export { createPageDataServices } from './page-data/page-data-services.ts';
export { createPageDataStore } from './page-data/create-page-data-store.ts';

/** One page: the parts of its document. */
export interface RenderedPage {
  status: number;
  pageId: string;
  language: string;
  /** How long its data stay fresh; null for a page that only changes with a build. */
  dataFreshMs: number | null;
  /** Markup for `<head>`. */
  head: string;
  /** Markup of the application. */
  body: string;
  /** What client navigation loads; JSON text. */
  pageContext: string;
  /** What the client hydrates from: the same without what is in the markup already; JSON text. */
  inlineContext: string;
  /** The picture that links to the page are shared with; null where it has none of its own. */
  picture: Picture | null;
}

/** Paths of all pages, in every language that has dictionaries. */
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

/** A page's context as its own document carries it: without the article, which is in the markup already. */
function inlineContext(context: PageContext): PageContext {
  const { content } = context;
  if (typeof content !== 'object' || content === null || !('html' in content)) return context;
  const { html: _html, ...rest } = content;
  return { ...context, content: rest };
}

/** Markup of a page in its frame. */
async function renderBody(path: string, page: ShownPage): Promise<string> {
  const handler = createStaticHandler(createRoutes(() => page));
  const context = await handler.query(new Request(new URL(path, 'http://site.invalid')));
  if (context instanceof Response) throw new Error(`${path} was answered with status ${String(context.status)}`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
    // Larger boundaries would be moved into place by inline scripts.
    { onError: (error) => void errors.push(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const body = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return body;
}

/**
 * Renders a page; an address without one is rendered as "no such page", with status 404.
 *
 * @param path with its language prefix
 * @param readData where pages read what the services say; by default there is nothing
 * @throws {Error} when the page itself fails: a build must not publish an error page
 * @throws {ContentError} when it has no title, no description, or unreadable JSON-LD
 */
export async function renderPage(path: string, readData: ReadPageData = noPageData): Promise<RenderedPage> {
  const { language, pathname } = parseLanguagePrefix(path, siteLanguages);
  const tracked = trackPageData(readData);
  const loaded = await load(pathname, language, tracked.readData);
  const { context, parts, request } = loaded;
  const structuredData = structuredDataOf(loaded, await listAncestors(request));
  const { file, heading, description } = parts;
  checkPage({ path, file, heading, description, structuredData });
  const Component = await loadPageComponent(context.pageId);
  if (Component === undefined) throw new Error(`${path}: there is no page ${JSON.stringify(context.pageId)}`);
  return {
    status: context.pageId === notFoundPageId ? 404 : 200,
    pageId: context.pageId,
    dataFreshMs: tracked.freshMs(),
    language: context.locale,
    head: renderHead({ context, structuredData }),
    body: await renderBody(path, { context, Component }),
    pageContext: JSON.stringify(context),
    inlineContext: JSON.stringify(inlineContext(context)),
    picture: pictureOf(loaded),
  };
}

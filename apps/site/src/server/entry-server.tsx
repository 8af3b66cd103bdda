import { localePath, parseLanguagePrefix } from '@onepoint/navigation';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { listMatchingPages, loadPageComponent, notFoundPageId, pages, type ShownPage } from '../app/pages.ts';
import { createRoutes } from '../app/routes.tsx';
import type { PageContext } from '../shared/page-context.ts';
import type { Picture } from '../../vite/pictures/picture.ts';
import { checkPage } from './checks/checks.ts';
import { createPageContext, type LoadedPage } from './create-page-context.ts';
import { siteLanguages } from './dictionaries.ts';
import { noPageData, type ReadPageData, trackPageData } from './page-data/page-data-source.ts';
import { pageSources } from './page-sources.ts';
import { pictureOf } from './head/picture-of.ts';
import { redirects } from './redirects.ts';
import { renderHead } from './head/render-head.ts';
import { listAncestors } from './head/list-ancestors.ts';
import { structuredDataOf } from './head/structured-data-of.ts';
import { renderStartNotice } from './start-notice.tsx';

export { takeMissingTexts } from '@onepoint/i18n';
export { serveDictionaries, siteLanguages } from './dictionaries.ts';
export { serveFlags } from './experiments.ts';
export { listSiteFiles } from './list-site-files.ts';
export { incidents } from './status/incidents.ts';
export { createPageDataServices } from './page-data/page-data-services.ts';
export { createPageDataStore } from './page-data/create-page-data-store.ts';

/** A rendered page: the markup of its document, and its page context as JSON. */
export interface RenderedPage {
  status: number;
  pageId: string;
  language: string;
  /** How long its data stay fresh; null if it has none. */
  dataFreshMs: number | null;
  head: string;
  body: string;
  /** Markup for the end of the document: a notice that the host has no valid configuration, in a template. */
  startNotice: string;
  pageContext: string;
  /** The page context in the document: without the article, which is in the markup. */
  inlineContext: string;
  /** The social card; null if the page has none of its own. */
  picture: Picture | null;
}

/** Paths of all pages in every language that has dictionaries. */
export const listPages = (): string[] =>
  pages.flatMap(({ id }) => pageSources[id].listPaths().flatMap((path) => siteLanguages.map((language) => localePath(path, language))));

/** A path that shows another page at its own address (`rewrite`), or redirects to it. */
export interface PageAbort {
  path: string;
  kind: 'rewrite' | 'redirect';
  /** A path, or a URL of another site. */
  to: string;
  status: 200 | 302 | 308;
}

/** Redirects in every language. */
export const listAborts = (): PageAbort[] =>
  siteLanguages.flatMap((language) =>
    redirects.map(({ from, to, status }) => ({
      path: localePath(from, language),
      kind: 'redirect',
      to: to.startsWith('/') ? localePath(to, language) : to,
      status,
    })),
  );

/** Path and file of each language's not-found document. */
export const listNotFoundPages = (): { path: string; file: string }[] =>
  siteLanguages.map((language) => ({ path: localePath('/404', language), file: `${localePath('/404', language).slice(1)}.html` }));

async function load(pathname: string, language: string, readData: ReadPageData): Promise<LoadedPage> {
  for (const id of [...listMatchingPages(pathname).map((page) => page.id), notFoundPageId] as const) {
    const loaded = await createPageContext(id, pathname, language, readData);
    if (loaded !== undefined) return loaded;
  }
  throw new Error('There is no page for "no such page"');
}

function inlineContext(context: PageContext): PageContext {
  const { content } = context;
  if (typeof content !== 'object' || content === null || !('html' in content)) return context;
  const { html: _html, ...rest } = content;
  return { ...context, content: rest };
}

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
    // React moves larger boundaries into place with inline scripts.
    { onError: (error) => void errors.push(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const body = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return body;
}

/**
 * Renders a page, or "no such page" with status 404.
 *
 * @param path with its language prefix
 * @param readData reads data of the services; none by default
 * @throws {Error} if the page fails to render: a build must not publish an error page
 * @throws {ContentError} if it has no title, no description, or invalid JSON-LD
 */
export async function renderPage(path: string, readData: ReadPageData = noPageData): Promise<RenderedPage> {
  const { language, pathname } = parseLanguagePrefix(path, siteLanguages);
  const tracked = trackPageData(readData);
  const loaded = await load(pathname, language, tracked.readData);
  const { context, parts, request } = loaded;
  const structuredData = structuredDataOf(loaded, await listAncestors(request));
  checkPage({ ...parts, path, structuredData });
  const Component = await loadPageComponent(context.pageId);
  if (Component === undefined) throw new Error(`${path}: there is no page ${JSON.stringify(context.pageId)}`);
  return {
    status: context.pageId === notFoundPageId ? 404 : 200,
    pageId: context.pageId,
    dataFreshMs: tracked.freshMs(),
    language: context.locale,
    head: renderHead(context, structuredData),
    body: await renderBody(path, { context, Component }),
    startNotice: renderStartNotice(request.translate),
    pageContext: JSON.stringify(context),
    inlineContext: JSON.stringify(inlineContext(context)),
    picture: pictureOf(loaded),
  };
}

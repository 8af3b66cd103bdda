import { createTranslator } from '@onepoint/i18n/light';
import { localePath } from '@onepoint/navigation';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, data, StaticRouterProvider } from 'react-router';
import { pages, type PageId } from '../app/pages.ts';
import { createRoutes, notFoundRouteId } from '../app/routes.tsx';
import { parsePageContext } from '../shared/page-context.ts';
import type { RenderedPage } from '../../vite/rendered-site.ts';
import { createPageContext } from './create-page-context.ts';
import { siteLanguages } from './dictionaries.ts';
import { pageHeads } from './page-heads.ts';
import { renderHead } from './render-head.ts';

const handler = createStaticHandler(
  createRoutes(siteLanguages, async (pageId, _locale, { request }) => {
    const context = await createPageContext(pageId as PageId, new URL(request.url).pathname);
    return pageId === notFoundRouteId ? data(context, { status: 404 }) : context;
  }),
);

/** Paths of all pages, in every language that has dictionaries. */
export const listPages = (): string[] => siteLanguages.flatMap((language) => pages.map((page) => localePath(page.path, language)));

/** Where each language's "no such page" document is rendered from and written to. */
export const listNotFoundPages = (): { path: string; file: string }[] =>
  siteLanguages.map((language) => ({ path: localePath('/404', language), file: `${localePath('/404', language).slice(1)}.html` }));

/**
 * Renders a page.
 *
 * @param path with its language prefix
 * @throws {Error} when the page itself fails: a build must not publish an error page
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  const found = await handler.query(new Request(new URL(path, 'http://site.invalid')));
  if (found instanceof Response) throw new Error(`${path} answered ${String(found.status)}`);
  const [error] = Object.values(found.errors ?? {});
  if (error !== undefined) throw error;
  const routeId = found.matches.at(-1)?.route.id ?? notFoundRouteId;
  const context = parsePageContext(found.loaderData[routeId]);
  if (context === undefined) throw new Error(`${path} has no page context`);
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, found)} context={found} hydrate={false} />
    </StrictMode>,
  );
  const translate = createTranslator(context.locale, context.translations);
  const { headingKey, descriptionKey, noindex } = pageHeads[context.pageId as PageId];
  const head = renderHead({
    context,
    heading: translate(['page'], headingKey),
    description: translate(['page'], descriptionKey),
    noindex,
  });
  return {
    status: found.statusCode,
    pageId: context.pageId,
    language: context.locale,
    head,
    body: await new Response(prelude).text(),
    pageContext: JSON.stringify(context),
  };
}

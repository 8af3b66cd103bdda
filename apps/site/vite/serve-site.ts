import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypeOf } from '@onepoint/document-host';
import { pageOfContextUrl } from '@onepoint/navigation';
import { fillHostAddresses, placeholderOrigin } from '@onepoint/site-config';
import { isRunnableDevEnvironment, type Connect, type ViteDevServer } from 'vite';
import { originOf } from '../server/http/route-site-request.ts';
import type * as site from '../src/server/entry-server.tsx';
import type { ReadPageData } from '../src/server/page-data/page-data-source.ts';
import { pageOfPicture, splitDocChain } from '../src/shared/site-paths.ts';
import { composeDocument } from './document.ts';

export type RenderedSite = typeof site;

const serviceTimeoutMs = 5000;
const readUrl = (name: string): string | undefined => process.env[name]?.replace(/\/+$/, '') || undefined;

/** Page data for builds and development, from the services at `SITE_API_URL` and `SITE_GATEWAY_URL`. If those are not set, pages have no data. */
export function createBuildData({ createPageDataServices, createPageDataStore }: RenderedSite): ReadPageData {
  const [apiUrl, gatewayUrl] = [readUrl('SITE_API_URL'), readUrl('SITE_GATEWAY_URL')];
  return createPageDataStore({
    services: createPageDataServices({ apiUrl, gatewayUrl, timeoutMs: serviceTimeoutMs }),
    onFailure: () => undefined,
  });
}

/** The development server: renders pages, page contexts, and files on request from the current sources. */
export function serveSite(server: ViteDevServer, entry: string, pictureCacheDir: string): Connect.NextHandleFunction {
  const respond: (...args: Parameters<Connect.NextHandleFunction>) => Promise<unknown> = async (request, response, next) => {
    const environment = server.environments['ssr'];
    if (environment === undefined || !isRunnableDevEnvironment(environment)) return next();
    const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
    const origin = originOf(request, process.env['PUBLIC_ORIGIN']) ?? placeholderOrigin;
    const send = (type: string, body: string | Buffer, status = 200): unknown =>
      response
        .writeHead(status, { 'content-type': type, 'cache-control': 'no-cache' })
        .end(typeof body === 'string' ? fillHostAddresses(body, { origin, gatewayUrl: readUrl('ONEPOINT_GATEWAY_URL') ?? '' }) : body);
    const rendered = await environment.runner.import<RenderedSite>(entry);
    const contextPath = pageOfContextUrl(pathname);
    const isFile = contextPath === undefined && /\.\w+$/.test(pathname);
    const file = isFile ? (await rendered.listSiteFiles()).find(({ path }) => path === pathname) : undefined;
    if (file !== undefined) return send(contentTypeOf(file.path), file.text);
    const picturedPath = pageOfPicture(pathname);
    const picture = picturedPath === undefined ? null : (await rendered.renderPage(picturedPath)).picture;
    if (picture !== null) {
      const { drawPicture } = await import('./pictures/draw-picture.ts');
      return send('image/png', await drawPicture(picture, pictureCacheDir));
    }
    const abort = rendered.listAborts().find(({ path }) => path === (contextPath ?? pathname));
    if (abort !== undefined && contextPath !== undefined)
      return send('application/json', JSON.stringify({ abort: { kind: abort.kind, to: abort.to } }));
    if (abort?.kind === 'redirect') return response.writeHead(abort.status, { location: abort.to }).end();
    const page = await rendered.renderPage(abort?.to ?? splitDocChain(contextPath ?? pathname).page, createBuildData(rendered));
    if (contextPath !== undefined) return send('application/json', page.pageContext, page.status);
    const template = await readFile(join(server.config.root, 'index.html'), 'utf8');
    return send('text/html; charset=utf-8', composeDocument(await server.transformIndexHtml(pathname, template), page), page.status);
  };
  return async (request, response, next) => {
    try {
      await respond(request, response, next);
    } catch (error) {
      if (error instanceof Error) server.ssrFixStacktrace(error);
      next(error);
    }
  };
}

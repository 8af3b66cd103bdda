import { resolve } from 'node:path';
import { pageOfContextUrl } from '@onepoint/navigation';
import { fillSiteOrigin, placeholderOrigin } from '@onepoint/site-config';
import { isRunnableDevEnvironment, type Connect, type ViteDevServer } from 'vite';
import { originOf } from '../server/http/origin-of.ts';
import { splitDocChain } from '../src/shared/doc-chain.ts';
import { pageOfPicture } from '../src/shared/head/picture-path.ts';
import { buildPageData } from './build-page-data.ts';
import { composeDocument } from './compose-document.ts';
import { pictureCacheDir } from './pictures/picture-cache-dir.ts';
import { textOf } from './pieces/text-of.ts';
import type { RenderedSite } from './rendered-site.ts';

/** Renders pages and page contexts on request, from the sources as they are now. */
export function pageMiddleware(server: ViteDevServer, entry: string, readTemplate: () => Promise<string>): Connect.NextHandleFunction {
  const handle: Connect.NextHandleFunction = (request, response, next) => {
    const respond = async (): Promise<void> => {
      try {
        await render();
      } catch (error) {
        if (error instanceof Error) server.ssrFixStacktrace(error);
        next(error);
      }
    };
    const render = async (): Promise<void> => {
      const environment = server.environments['ssr'];
      if (environment === undefined || !isRunnableDevEnvironment(environment)) return next();
      const site = await environment.runner.import<RenderedSite>(entry);
      const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
      const origin = originOf(request, process.env['PUBLIC_ORIGIN']) ?? placeholderOrigin;
      const end = (text: string): void => void response.end(fillSiteOrigin(text, origin));
      const file = (await site.listSiteFiles()).find(({ path }) => path === pathname);
      if (file !== undefined) {
        response.setHeader('content-type', `${file.path.endsWith('.xml') ? 'application/xml' : 'text/plain'}; charset=utf-8`);
        end(file.text);
        return;
      }
      const pictured = pageOfPicture(pathname);
      const picture = pictured === undefined ? null : (await site.renderPage(pictured)).picture;
      if (picture !== null) {
        // Drawing is loaded by whoever asks for a picture, which nobody does who writes a page.
        const { drawPicture } = await import('./pictures/draw-picture.ts');
        response.setHeader('content-type', 'image/png');
        response.end(await drawPicture(picture, resolve(server.config.root, pictureCacheDir)));
        return;
      }
      const contextOf = pageOfContextUrl(pathname);
      const abort = site.listAborts().find(({ path }) => path === (contextOf ?? pathname));
      if (abort !== undefined && contextOf !== undefined) {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ abort: { kind: abort.kind, to: abort.to } }));
        return;
      }
      if (abort?.kind === 'redirect') {
        response.writeHead(302, { location: abort.to }).end();
        return;
      }
      const page = await site.renderPage(abort?.to ?? splitDocChain(contextOf ?? pathname).page, buildPageData(site, process.env));
      response.statusCode = page.status;
      response.setHeader('cache-control', 'no-cache');
      if (contextOf !== undefined) {
        response.setHeader('content-type', 'application/json');
        end(textOf(page.pageContext));
        return;
      }
      response.setHeader('content-type', 'text/html; charset=utf-8');
      end(textOf(composeDocument(await server.transformIndexHtml(pathname, await readTemplate()), page, undefined)));
    };
    void respond();
  };
  return handle;
}

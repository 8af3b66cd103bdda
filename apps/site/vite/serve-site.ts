import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypeOf } from '@onepoint/document-host';
import { pageOfContextUrl } from '@onepoint/navigation';
import { fillSiteOrigin, placeholderOrigin } from '@onepoint/site-config';
import { isRunnableDevEnvironment, type Connect, type ViteDevServer } from 'vite';
import { originOf } from '../server/http/origin-of.ts';
import { splitDocChain } from '../src/shared/doc-chain.ts';
import { pageOfPicture } from '../src/shared/head/picture-path.ts';
import { createBuildData } from './build-site.ts';
import { composeDocument } from './document.ts';
import type { RenderedSite } from './rendered-site.ts';

interface DevReply {
  status?: number;
  type: string;
  body: string | Buffer;
}

const html = 'text/html; charset=utf-8';
const json = 'application/json';

/**
 * The development server: renders pages, page contexts and files on request, from the sources as they are now.
 *
 * @param entry path of the server entry, from the project's root
 */
export function serveSite(server: ViteDevServer, entry: string, pictureCacheDir: string): Connect.NextHandleFunction {
  const answer = async (pathname: string): Promise<DevReply | { redirect: string } | undefined> => {
    const environment = server.environments['ssr'];
    if (environment === undefined || !isRunnableDevEnvironment(environment)) return undefined;
    const site = await environment.runner.import<RenderedSite>(entry);
    const file = (await site.listSiteFiles()).find(({ path }) => path === pathname);
    if (file !== undefined) return { type: contentTypeOf(file.path), body: file.text };
    const picturedPath = pageOfPicture(pathname);
    const picture = picturedPath === undefined ? null : (await site.renderPage(picturedPath)).picture;
    if (picture !== null) {
      // Drawing is loaded where somebody asks for a picture.
      const { drawPicture } = await import('./pictures/draw-picture.ts');
      return { type: 'image/png', body: await drawPicture(picture, pictureCacheDir) };
    }
    const contextPath = pageOfContextUrl(pathname);
    const abort = site.listAborts().find(({ path }) => path === (contextPath ?? pathname));
    if (abort !== undefined && contextPath !== undefined)
      return { type: json, body: JSON.stringify({ abort: { kind: abort.kind, to: abort.to } }) };
    if (abort?.kind === 'redirect') return { redirect: abort.to };
    const page = await site.renderPage(abort?.to ?? splitDocChain(contextPath ?? pathname).page, createBuildData(site));
    if (contextPath !== undefined) return { status: page.status, type: json, body: page.pageContext };
    const template = await readFile(join(server.config.root, 'index.html'), 'utf8');
    return { status: page.status, type: html, body: composeDocument(await server.transformIndexHtml(pathname, template), page) };
  };
  return (request, response, next) => {
    const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
    const origin = originOf(request, process.env['PUBLIC_ORIGIN']) ?? placeholderOrigin;
    const respond = async (): Promise<void> => {
      try {
        const reply = await answer(pathname);
        if (reply === undefined) next();
        else if ('redirect' in reply) response.writeHead(302, { location: reply.redirect }).end();
        else
          response
            .writeHead(reply.status ?? 200, { 'content-type': reply.type, 'cache-control': 'no-cache' })
            .end(typeof reply.body === 'string' ? fillSiteOrigin(reply.body, origin) : reply.body);
      } catch (error) {
        if (error instanceof Error) server.ssrFixStacktrace(error);
        next(error);
      }
    };
    void respond();
  };
}

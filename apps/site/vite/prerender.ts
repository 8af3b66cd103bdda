import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inlineSources } from '@onepoint/document-host';
import { pageContextUrl } from '@onepoint/navigation';
import type { Plugin, ViteBuilder } from 'vite';
import type { RenderedPage } from '../src/server/entry-server.tsx';
import { siteManifestFile, type SiteManifest } from '../server/pages/open-site-build.ts';
import { checkTexts } from './check-texts.ts';
import { composeDocument, readClientAssets, type PageAssets } from './document.ts';
import { drawPicture } from './pictures/draw-picture.ts';
import { createBuildData, serveSite, type RenderedSite } from './serve-site.ts';
import { writeRedirects } from './write-redirects.ts';

const pictureCache = '.cache/pictures';

/** Writes every page (`index.html` and `index.pageContext.json`) and every other file of the site into the client build. */
async function writeSite(entry: string, outDir: string, pictureCacheDir: string): Promise<{ pageCount: number; manifest: SiteManifest }> {
  const site = (await import(pathToFileURL(entry).href)) as RenderedSite;
  const { template, assetsOf } = readClientAssets(outDir);
  const write = async (path: string, content: string | Buffer): Promise<void> => {
    const file = join(outDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  const readData = createBuildData(site);
  const render: RenderedSite['renderPage'] = async (path, read) => {
    const page = await site.renderPage(path, read);
    checkTexts(path, site.takeMissingTexts());
    return page;
  };
  const assets: Record<string, PageAssets> = {};
  const livePaths: string[] = [];
  // Bodies only contain data blocks, which `tools/checks/bundles.ts` verifies.
  const heads = new Set([template]);
  const documentOf = (page: RenderedPage): string => {
    heads.add(page.head);
    return composeDocument(template, page, (assets[page.pageId] ??= assetsOf(page.pageId)));
  };
  const paths = site.listPages();
  for (const path of paths) {
    const page = await render(path, readData);
    if (page.status !== 200) throw new Error(`${path} is listed as a page, but there is none`);
    if (page.dataFreshMs !== null) livePaths.push(path);
    await write(join(path, 'index.html'), documentOf(page));
    await write(pageContextUrl(path), page.pageContext);
    if (page.picture !== null) await write(page.picture.file, await drawPicture(page.picture, pictureCacheDir));
  }
  for (const { path, file } of site.listNotFoundPages()) await write(file, documentOf(await render(path)));
  const inline = inlineSources([...heads, ...Object.values(assets).map(({ head }) => head)]);
  for (const { path, text } of await site.listSiteFiles()) await write(path, text);
  await writeRedirects(site.listAborts(), paths, write);
  return { pageCount: paths.length, manifest: { template, assets, livePaths: livePaths.toSorted(), inline } };
}

async function buildApp(builder: ViteBuilder): Promise<void> {
  const { client, ssr } = builder.environments;
  if (client === undefined || ssr === undefined) throw new Error('The site needs a client and a server environment');
  await builder.build(client);
  await builder.build(ssr);
  const { root, logger } = builder.config;
  const entry = resolve(root, ssr.config.build.outDir, 'entry-server.js');
  const { pageCount, manifest } = await writeSite(entry, resolve(root, client.config.build.outDir), resolve(root, pictureCache));
  await writeFile(join(dirname(entry), siteManifestFile), JSON.stringify(manifest));
  logger.info(`prerendered ${String(pageCount)} pages`);
}

/**
 * Builds client and server bundles, then writes `<path>/index.html` and `<path>/index.pageContext.json` for every page and `404.html`
 * per language. In development it renders both on request.
 *
 * @param entry path of the server entry, from the project's root
 */
export function prerender(entry: string): Plugin {
  return {
    name: 'onepoint:prerender',
    config: ({ build: { outDir = 'dist/client' } = {} }, { isPreview, command }) => ({
      appType: isPreview === true ? 'mpa' : 'custom',
      build: { outDir },
      environments: {
        client: { build: { manifest: true, reportCompressedSize: false } },
        ssr: {
          ...(command === 'build' && { define: { 'import.meta.env.ONEPOINT_BUILT_AT': JSON.stringify(new Date().toISOString()) } }),
          build: {
            reportCompressedSize: false,
            outDir: join(dirname(outDir), 'server'),
            rolldownOptions: { input: { 'entry-server': entry }, output: { codeSplitting: false } },
          },
        },
      },
      builder: { buildApp },
    }),
    configureServer: (server) => () => {
      server.middlewares.use(serveSite(server, entry, resolve(server.config.root, pictureCache)));
    },
  };
}

import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pageContextUrl } from '@onepoint/navigation';
import type { Plugin, ViteBuilder } from 'vite';
import { siteManifestFile, type SiteManifest } from '../server/pages/site-manifest.ts';
import { buildPageData } from './build-page-data.ts';
import { clientAssets } from './client-assets.ts';
import { composeDocument } from './compose-document.ts';
import { createFileWriter } from './file-writer.ts';
import { pageMiddleware } from './page-middleware.ts';
import { createPictureWriter } from './pictures/create-picture-writer.ts';
import type { RenderedSite } from './rendered-site.ts';
import { writeSiteFiles } from './write-site-files.ts';

const defaultOutDir = 'dist/client';
/** Pictures by their content; may be emptied at any time. */
const pictureCacheDir = '.cache/pictures';

async function buildSite(builder: ViteBuilder): Promise<void> {
  const { client, ssr } = builder.environments;
  if (client === undefined || ssr === undefined) throw new Error('The site needs a client and a server environment');
  await Promise.all([builder.build(client), builder.build(ssr)]);
  const out = resolve(builder.config.root, client.config.build.outDir);
  const { template, assetsOf } = clientAssets(out);
  const entry = resolve(builder.config.root, ssr.config.build.outDir, 'entry-server.js');
  const site = (await import(pathToFileURL(entry).href)) as RenderedSite;
  const files = writeSiteFiles({ entry, outDir: out });
  // A mistake in content is told when the pages are done, unless they make one first.
  files.catch(() => undefined);
  const writer = createFileWriter(out);
  const livePaths: string[] = [];
  const assets: Record<string, string> = {};
  const readData = buildPageData(site, process.env);
  const pictures = createPictureWriter({ outDir: out, cacheDir: resolve(builder.config.root, pictureCacheDir) });
  for (const path of site.listPages()) {
    const page = await site.renderPage(path, readData);
    if (page.status !== 200) throw new Error(`${path} is listed as a page, and is none`);
    assets[page.pageId] ??= assetsOf(page.pageId);
    if (page.dataFreshMs !== null) livePaths.push(path);
    if (page.picture !== null) pictures.add(page.picture);
    await writer.write(join(path, 'index.html'), composeDocument(template, page, assets[page.pageId]));
    await writer.write(pageContextUrl(path), page.pageContext);
  }
  // What client navigation loads in place of a context, and what a server that has no page looks for. Hosts have rules in `_redirects`.
  const aborts = site.listAborts();
  for (const { path, kind, to } of aborts) await writer.write(pageContextUrl(path), JSON.stringify({ abort: { kind, to } }));
  const rules = aborts.map(({ path, kind, to }) => `${path} ${to} ${kind === 'rewrite' ? '200' : '302'}\n`);
  await writer.write('_redirects', rules.join(''));
  for (const { path, file } of site.listNotFoundPages()) {
    const page = await site.renderPage(path);
    await writer.write(file, composeDocument(template, page, assetsOf(page.pageId)));
  }
  const manifest = JSON.stringify({ template, assets, livePaths } satisfies SiteManifest);
  await writeFile(join(dirname(entry), siteManifestFile), manifest);
  await writer.finish();
  await files;
  await pictures.finish();
  builder.config.logger.info(`prerendered ${site.listPages().length} pages`);
}

/**
 * Builds client and server bundles, then writes `<path>/index.html` and `<path>/index.pageContext.json` for every page and `404.html`
 * per language. In development renders both on request.
 *
 * @param entry path of the server entry, from the project's root
 */
export function prerender(entry: string): Plugin {
  return {
    name: 'onepoint:prerender',
    config: ({ build: { outDir = defaultOutDir } = {} }, { isPreview }) => ({
      appType: isPreview === true ? 'mpa' : 'custom',
      build: { outDir },
      environments: {
        client: { build: { manifest: true } },
        ssr: {
          build: {
            reportCompressedSize: false,
            outDir: join(dirname(outDir), 'server'),
            rollupOptions: { input: { 'entry-server': entry } },
          },
        },
      },
      builder: { buildApp: buildSite },
    }),
    configureServer: (server) => () => {
      server.middlewares.use(pageMiddleware(server, entry, async () => readFile(join(server.config.root, 'index.html'), 'utf8')));
    },
  };
}

import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { publicConfig } from '@onepoint/site-config';
import type { Plugin, ViteBuilder } from 'vite';
import { siteManifestFile, type SiteManifest } from '../server/pages/site-manifest.ts';
import { bundleLoader } from './bundle-loader.ts';
import { clientAssets } from './client-assets.ts';
import { loaderFile } from './loader-file.ts';
import { pageMiddleware } from './page-middleware.ts';
import { pictureCacheDir } from './pictures/picture-cache-dir.ts';
import { renderSite } from './render-site.ts';
import { startRenderThreads } from './render-threads.ts';

const defaultOutDir = 'dist/client';

async function buildSite(builder: ViteBuilder): Promise<void> {
  const { client, ssr } = builder.environments;
  if (client === undefined || ssr === undefined) throw new Error('The site needs a client and a server environment');
  const threads = startRenderThreads();
  const [loader] = await Promise.all([bundleLoader(), builder.build(client), builder.build(ssr)]);
  const { root, logger } = builder.config;
  const outDir = resolve(root, client.config.build.outDir);
  const entry = resolve(root, ssr.config.build.outDir, 'entry-server.js');
  await writeFile(join(outDir, loaderFile), loader);
  const { template } = clientAssets(outDir);
  const { pageCount, assets, livePaths } = await renderSite({ entry, outDir, cacheDir: resolve(root, pictureCacheDir) }, threads);
  const manifest = JSON.stringify({ template, assets, livePaths: [...livePaths] } satisfies SiteManifest);
  await writeFile(join(dirname(entry), siteManifestFile), manifest);
  logger.info(`prerendered ${String(pageCount)} pages`);
  if (publicConfig.productionHost === '') {
    logger.warn(
      "ONEPOINT_PRODUCTION_HOST is not set: only the site's own server can serve this build, which fills its origin into pages and files",
    );
  }
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
        // Who wants to know how large a page is has `prerender.test.ts` and the benchmark.
        client: { build: { manifest: true, reportCompressedSize: false } },
        ssr: {
          build: {
            reportCompressedSize: false,
            outDir: join(dirname(outDir), 'server'),
            // One file: each thread that renders reads all of it.
            rolldownOptions: { input: { 'entry-server': entry }, output: { codeSplitting: false } },
          },
        },
      },
      // Each bundle has a configuration of its own: they are made at the same time, and Vite's plugin for styles begins anew with each.
      builder: { buildApp: buildSite },
    }),
    configureServer: (server) => () => {
      server.middlewares.use(pageMiddleware(server, entry, async () => readFile(join(server.config.root, 'index.html'), 'utf8')));
    },
  };
}

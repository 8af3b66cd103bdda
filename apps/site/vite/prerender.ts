import { writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { publicConfig } from '@onepoint/site-config';
import type { Plugin, ViteBuilder } from 'vite';
import { siteManifestFile } from '../server/pages/site-manifest.ts';
import { buildSite } from './build-site.ts';
import { serveSite } from './serve-site.ts';

const defaultOutDir = 'dist/client';
const pictureCache = '.cache/pictures';

async function buildApp(builder: ViteBuilder): Promise<void> {
  const { client, ssr } = builder.environments;
  if (client === undefined || ssr === undefined) throw new Error('The site needs a client and a server environment');
  await builder.build(client);
  await builder.build(ssr);
  const { root, logger } = builder.config;
  const outDir = resolve(root, client.config.build.outDir);
  const entry = resolve(root, ssr.config.build.outDir, 'entry-server.js');
  const { pageCount, manifest } = await buildSite({ entry, outDir, pictureCacheDir: resolve(root, pictureCache) });
  await writeFile(join(dirname(entry), siteManifestFile), JSON.stringify(manifest));
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
        client: { build: { manifest: true, reportCompressedSize: false } },
        ssr: {
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

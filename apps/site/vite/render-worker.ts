import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { clientAssets } from './client-assets.ts';
import { createFileWriter } from './file-writer.ts';
import { createPictureWriter } from './pictures/create-picture-writer.ts';
import type { PageAssets } from './page-assets.ts';
import { createPageWriter } from './page-writer.ts';
import type { RenderedSite } from './rendered-site.ts';
import { writeRedirects } from './write-redirects.ts';

/** What a thread is asked for once the bundles are there. */
export interface RenderWork {
  /** The server bundle. */
  readonly entry: string;
  readonly outDir: string;
  /** Folder of drawn pictures. */
  readonly cacheDir: string;
  /** The number of the next portion of work that no thread has taken; shared by all. */
  readonly next: Int32Array<SharedArrayBuffer>;
}

/** What a thread has made. */
export interface RenderReply {
  readonly pageCount: number;
  /** Styles, fonts and the loader, by page id. */
  readonly assets: Readonly<Record<string, PageAssets>>;
  /** Paths of pages that read data. */
  readonly livePaths: readonly string[];
}

/** Small enough that all threads end at about the same time. */
const portionPages = 24;

/** What the server bundle leaves to Node and takes long to load: it is there before the bundle is. */
const packages = ['react/jsx-runtime', 'react-dom/server', 'react-dom/client'];

if (parentPort === null) throw new Error('Pages are rendered in threads');
const asked = once(parentPort, 'message');
await Promise.all(packages.map(async (name) => import(name)));
const [{ entry, outDir, cacheDir, next }] = (await asked) as [RenderWork];
const site = (await import(pathToFileURL(entry).href)) as RenderedSite;
const { template, assetsOf } = clientAssets(outDir);
const write = createFileWriter(outDir);
const pictures = createPictureWriter({ outDir, cacheDir });
const pages = createPageWriter({ site, template, assetsOf, write, pictures });
const paths = site.listPages();
/** The longest first: an index for search in every language takes as long as many pages. */
const portions = [
  async () => {
    for (const { path, text } of await site.listSiteFiles()) write(path, text);
  },
  async () => {
    writeRedirects({ aborts: site.listAborts(), pages: paths, write });
    await pages.writeNotFound();
  },
  ...Array.from({ length: Math.ceil(paths.length / portionPages) }, (_, portion) => async () => {
    await pages.write(paths.slice(portion * portionPages, (portion + 1) * portionPages));
  }),
];
for (let portion = portions[Atomics.add(next, 0, 1)]; portion !== undefined; portion = portions[Atomics.add(next, 0, 1)]) await portion();
await pictures.finish();
parentPort.postMessage(pages.made() satisfies RenderReply, []);

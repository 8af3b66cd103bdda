import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pageContextUrl } from '@onepoint/navigation';
import type { SiteManifest } from '../server/pages/site-manifest.ts';
import type { ReadPageData } from '../src/server/page-data/page-data-source.ts';
import { checkTexts } from './check-texts.ts';
import { composeDocument, readClientAssets, type PageAssets } from './document.ts';
import { drawPicture } from './pictures/draw-picture.ts';
import type { RenderedSite } from './rendered-site.ts';
import { writeRedirects } from './write-redirects.ts';

const serviceTimeoutMs = 5000;

/**
 * What pages read where the site's server does not run: in a build and in development. Services are asked at `SITE_API_URL` and `SITE_GATEWAY_URL`
 * where those are set; otherwise pages are rendered without their data.
 */
export function createBuildData(
  site: Pick<RenderedSite, 'createPageDataServices' | 'createPageDataStore'>,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): ReadPageData {
  const addressIn = (name: string): string | undefined => environment[name]?.replace(/\/+$/, '') || undefined;
  const services = site.createPageDataServices({
    apiUrl: addressIn('SITE_API_URL'),
    gatewayUrl: addressIn('SITE_GATEWAY_URL'),
    timeoutMs: serviceTimeoutMs,
  });
  return site.createPageDataStore({ services, onFailure: () => undefined });
}

export interface BuildSiteParameters {
  /** The server bundle. */
  readonly entry: string;
  /** Folder of the client build. */
  readonly outDir: string;
  /** Folder of pictures drawn before. */
  readonly pictureCacheDir: string;
}

/**
 * Writes every page (`index.html` and `index.pageContext.json`) and every other file of the site.
 *
 * @throws {Error} where a page fails, or content has a mistake, naming file and line
 */
export async function buildSite({
  entry,
  outDir,
  pictureCacheDir,
}: BuildSiteParameters): Promise<{ pageCount: number; manifest: SiteManifest }> {
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
  const paths = site.listPages();
  for (const path of paths) {
    const page = await render(path, readData);
    if (page.status !== 200) throw new Error(`${path} is listed as a page, but there is none`);
    if (page.dataFreshMs !== null) livePaths.push(path);
    assets[page.pageId] ??= assetsOf(page.pageId);
    await write(join(path, 'index.html'), composeDocument(template, page, assets[page.pageId]));
    await write(pageContextUrl(path), page.pageContext);
    if (page.picture !== null) await write(page.picture.file, await drawPicture(page.picture, pictureCacheDir));
  }
  for (const { path, file } of site.listNotFoundPages()) {
    const page = await render(path);
    await write(file, composeDocument(template, page, assetsOf(page.pageId)));
  }
  for (const { path, text } of await site.listSiteFiles()) await write(path, text);
  await writeRedirects({ aborts: site.listAborts(), pages: paths, write });
  return { pageCount: paths.length, manifest: { template, assets, livePaths: livePaths.toSorted() } };
}

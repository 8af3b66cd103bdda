import { createAssetReader, sendAsset, type Asset } from '@onepoint/sandbox/edge/assets';
import { listen } from '@onepoint/sandbox/edge/listen';
import { findFreePort } from '@onepoint/sandbox/processes/free-port';
import { chromiumLaunchOptions } from '@onepoint/test-config/chromium';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import * as z from 'zod';
import { assertBuilt, BenchError } from '../report/figures.ts';
import { listBenchArticles, type BenchArticle } from './builds/articles.ts';
import type { BuiltSite } from './builds/builds.ts';
import { benchRoot } from './builds/set-aside.ts';

export interface SiteStage {
  readonly browser: Browser;
  readonly subjects: Readonly<Record<BuiltSite['name'], Subject>>;
  readonly close: () => Promise<void>;
}

export async function openSiteStage(): Promise<SiteStage> {
  const articles = listBenchArticles();
  const article = articles[measuredIndex];
  const next = articles.find(({ section, order }) => section === article?.section && order === article.order + 1);
  if (article === undefined || next === undefined) throw new Error('The page that is measured has no next one');
  const stops: (() => Promise<void>)[] = [];
  const subjects: Subject[] = [];
  for (const { name, folder } of await readBuilt()) {
    const { origin, stop } = await serveFolder(folder);
    stops.push(stop);
    subjects.push({ name, origin, path: pathOf(name, article), next: { path: pathOf(name, next), title: next.title } });
  }
  const browser = await chromium.launch(chromiumLaunchOptions);
  stops.push(() => browser.close());
  return {
    browser,
    subjects: Object.fromEntries(subjects.map((subject) => [subject.name, subject])) as SiteStage['subjects'],
    close: async () => {
      for (const stop of stops.toReversed()) await stop();
    },
  };
}

export interface Subject {
  readonly name: BuiltSite['name'];
  readonly origin: string;
  readonly path: string;
  /** The page after it and its heading. */
  readonly next: { readonly path: string; readonly title: string };
}

interface ServedFolder {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

const cachedForever = 'public, max-age=31536000, immutable';

/** Serves a build like a static host, with the best brotli quality: documents and data are revalidated, everything else is cached. */
async function serveFolder(folder: string): Promise<ServedFolder> {
  const read = createAssetReader();
  const find = async (pathname: string): Promise<Asset | undefined> =>
    (await read(join(folder, pathname))) ?? (await read(join(folder, pathname, 'index.html')));
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const asset = await find(decodeURIComponent(pathname));
    if (asset === undefined) return void response.writeHead(404).end();
    const isKept = !/html|json/.test(asset.contentType);
    await sendAsset(request, response, asset, { status: 200, cacheControl: isKept ? cachedForever : 'no-cache' });
  };
  const server = createServer((request, response) => void respond(request, response));
  const port = await findFreePort();
  return { origin: `http://localhost:${String(port)}`, stop: await listen(server, { host: 'localhost', port }) };
}

/** Path of a page. Astro's paths end with a slash. */
function pathOf(name: BuiltSite['name'], { section, slug }: BenchArticle): string {
  return `/docs/${section}/${slug}${name === 'Starlight' ? '/' : ''}`;
}

const builtFile = join(benchRoot, 'built.json');
const builtSchema = z.array(z.object({ name: z.enum(['Onepoint', 'Docusaurus', 'Starlight']), folder: z.string(), buildMs: z.number() }));
/** This page is in the middle of its section, with pages before and after it. */
const measuredIndex = 252;

export async function writeBuilt(sites: readonly BuiltSite[]): Promise<void> {
  await mkdir(dirname(builtFile), { recursive: true });
  await writeFile(builtFile, JSON.stringify(sites));
}

/** @throws {BenchError} if a site was not built, or its build was deleted */
async function readBuilt(): Promise<readonly BuiltSite[]> {
  const text = await readFile(builtFile, 'utf8').catch(() => '[]');
  const sites = builtSchema.parse(JSON.parse(text));
  const command = 'npm run bench site build';
  if (sites.length < 3) throw new BenchError(`The sites are not built. Run this first: ${command}`);
  for (const { name, folder } of sites) assertBuilt(folder, name, command);
  return sites;
}

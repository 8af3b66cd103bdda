import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import * as z from 'zod';
import { chromiumLaunchOptions } from '@onepoint/test-config/chromium';
import { assertBuilt, BenchError } from '../bench-error.ts';
import type { BuiltSite } from './builds/built-site.ts';
import { benchRoot } from './builds/paths.ts';
import { listBenchArticles } from './content/articles.ts';
import type { Subject } from './measure/subject.ts';
import { serveFolder } from './serve/serve-folder.ts';
import { pathOf } from './path-of.ts';

/** The sites that were built last, served, and a browser. */
export interface SiteStage {
  readonly browser: Browser;
  readonly subjects: Readonly<Record<BuiltSite['name'], Subject>>;
  readonly close: () => Promise<void>;
}

const builtFile = join(benchRoot, 'built.json');
const builtSchema = z.array(z.object({ name: z.enum(['Onepoint', 'Docusaurus', 'Starlight']), folder: z.string(), buildMs: z.number() }));
/** In the middle of its part, with pages before and after it. */
const measuredIndex = 252;

/** Notes what was built, so that parts that measure can be run by themselves. */
export async function writeBuilt(sites: readonly BuiltSite[]): Promise<void> {
  await mkdir(dirname(builtFile), { recursive: true });
  await writeFile(builtFile, JSON.stringify(sites));
}

/** @throws {BenchError} when a site was not built, or its build was deleted */
async function readBuilt(): Promise<readonly BuiltSite[]> {
  const text = await readFile(builtFile, 'utf8').catch(() => '[]');
  const sites = builtSchema.parse(JSON.parse(text));
  const command = 'npm run bench site build';
  if (sites.length < 3) throw new BenchError(`The sites are not built. Run this first: ${command}`);
  for (const { name, folder } of sites) assertBuilt(folder, name, command);
  return sites;
}

/** Serves what was built last, and starts a browser. */
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

import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { BenchArticle } from '../content/articles.ts';
import type { BuiltSite } from './built-site.ts';
import { oursRoot, workspaceRoot } from './paths.ts';
import { runCommand } from './run-command.ts';
import { setAside } from './set-aside.ts';
import { writeArticles } from './write-articles.ts';

/** What makes the site, of `apps/site`. */
const sources = ['content', 'public', 'server', 'src', 'vite', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'];

/** What the site's `build` target runs, in the site's folder. */
const buildTarget = z.object({
  nx: z.object({
    targets: z.object({
      build: z.object({ options: z.object({ command: z.string().startsWith('node '), env: z.record(z.string(), z.string()) }) }),
    }),
  }),
});

async function build(): Promise<number> {
  const { nx } = buildTarget.parse(JSON.parse(await readFile(join(oursRoot, 'package.json'), 'utf8')));
  const { command, env } = nx.targets.build.options;
  const [, ...args] = command.split(' ');
  return runCommand({ command: process.execPath, args, cwd: oursRoot, env });
}

/** Of what draws pictures: those that something else drew are drawn again. */
async function hashDrawing(): Promise<string> {
  const folder = join(workspaceRoot, 'apps/site/vite/pictures');
  const hash = createHash('sha256');
  for (const file of (await readdir(folder)).toSorted()) hash.update(await readFile(join(folder, file)));
  return hash.digest('hex');
}

/** Lays out the site as it is, with pages of the benchmark among its own. */
async function writeSite(articles: readonly BenchArticle[]): Promise<void> {
  await setAside([...sources, 'dist'].map((made) => join(oursRoot, made)));
  for (const source of sources) await cp(join(workspaceRoot, 'apps/site', source), join(oursRoot, source), { recursive: true });
  await writeArticles({
    folder: join(oursRoot, 'content/docs'),
    extension: 'mdx',
    articles,
    frontMatter: ({ section, order }) => `section: ${section}\norder: ${String(order)}`,
  });
}

async function countDocsPages(): Promise<number> {
  const files = await readdir(join(oursRoot, 'dist/client/docs'), { recursive: true });
  return files.filter((file) => file.endsWith('/index.html')).length;
}

export interface OurBuilds {
  /** The site with as many pages of the benchmark that its documentation has as many as those of the peers, its own ones included. */
  readonly asMany: { readonly buildMs: number; readonly ownPages: number };
  /** The site with all pages of the benchmark beside its own: what other parts measure. */
  readonly all: BuiltSite;
}

/**
 * Builds the site twice, in every language. All is made anew but the pictures for those who share a link, which the peers do not have: each is drawn
 * once, and kept.
 */
export async function buildOurs(articles: readonly BenchArticle[]): Promise<OurBuilds> {
  await writeSite(articles);
  const [marker, drawing] = [join(oursRoot, '.cache/pictures/drawn'), await hashDrawing()];
  if ((await readFile(marker, 'utf8').catch(() => '')) !== drawing) {
    await build();
    await writeFile(marker, drawing);
    await setAside([join(oursRoot, 'dist')]);
  }
  const all: BuiltSite = { name: 'Onepoint', folder: join(oursRoot, 'dist-of-all/client'), buildMs: await build() };
  const ownPages = (await countDocsPages()) - articles.length;
  await setAside([join(oursRoot, 'dist-of-all')]);
  await rename(join(oursRoot, 'dist'), join(oursRoot, 'dist-of-all'));
  await writeSite(articles.slice(0, articles.length - ownPages));
  return { asMany: { buildMs: await build(), ownPages }, all };
}

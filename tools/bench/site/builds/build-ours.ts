import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BenchArticle, writeArticles } from './articles.ts';
import type { BuiltSite } from './builds.ts';
import { runCommand } from './run-command.ts';
import { oursRoot, setAside, workspaceRoot } from './set-aside.ts';

const sources = ['content', 'public', 'server', 'src', 'vite', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'];

const build = async (): Promise<number> =>
  runCommand({
    command: process.execPath,
    args: [join(workspaceRoot, 'node_modules/vite/bin/vite.js'), 'build'],
    cwd: oursRoot,
    env: { NODE_ENV: 'production' },
  });

/** Hashes the sources of the link pictures, so that they are redrawn when those change. */
async function hashDrawing(): Promise<string> {
  const folder = join(workspaceRoot, 'apps/site/vite/pictures');
  const hash = createHash('sha256');
  for (const file of (await readdir(folder)).toSorted()) hash.update(await readFile(join(folder, file)));
  return hash.digest('hex');
}

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

interface OurBuilds {
  /** The site with as many documentation pages, its own included, as the peers build. */
  readonly asMany: { readonly buildMs: number; readonly ownPages: number };
  /** The site with all benchmark pages in addition to its own, which the other parts measure. */
  readonly all: BuiltSite;
}

/**
 * Builds the site twice, in every language. Everything is rebuilt except the link pictures, which the peers do not have and which are
 * cached.
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

import { createHash } from 'node:crypto';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
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

/**
 * Builds the site as it is with the pages beside its own, in every language. All is made anew but the pictures for those who share a link,
 * which the peers do not have: each is drawn once, and kept.
 */
export async function buildOurs(articles: readonly BenchArticle[]): Promise<BuiltSite> {
  await setAside([...sources, 'dist'].map((made) => join(oursRoot, made)));
  for (const source of sources) await cp(join(workspaceRoot, 'apps/site', source), join(oursRoot, source), { recursive: true });
  await writeArticles({
    folder: join(oursRoot, 'content/docs'),
    extension: 'mdx',
    articles,
    frontMatter: ({ section, order }) => `section: ${section}\norder: ${String(order)}`,
  });
  const [marker, drawing] = [join(oursRoot, '.cache/pictures/drawn'), await hashDrawing()];
  if ((await readFile(marker, 'utf8').catch(() => '')) !== drawing) {
    await build();
    await writeFile(marker, drawing);
    await setAside([join(oursRoot, 'dist')]);
  }
  const buildMs = await build();
  return { name: 'Onepoint', folder: join(oursRoot, 'dist/client'), buildMs };
}

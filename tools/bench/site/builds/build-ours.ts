import { existsSync } from 'node:fs';
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BenchArticle } from '../content/articles.ts';
import type { BuiltSite } from './built-site.ts';
import { oursRoot, workspaceRoot } from './paths.ts';
import { runCommand } from './run-command.ts';
import { writeArticles } from './write-articles.ts';

/** What makes the site, of `apps/site`. */
const sources = ['content', 'public', 'server', 'src', 'vite', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'];

const build = async (): Promise<number> =>
  runCommand({
    command: process.execPath,
    args: [join(workspaceRoot, 'node_modules/vite/bin/vite.js'), 'build'],
    cwd: oursRoot,
    env: { NODE_ENV: 'production' },
  });

/**
 * Builds the site as it is with the pages beside its own, in every language. All is made anew but the pictures for those who share a link,
 * which the peers do not have: each is drawn once, and kept.
 */
export async function buildOurs(articles: readonly BenchArticle[]): Promise<BuiltSite> {
  for (const made of [...sources, 'dist']) await rm(join(oursRoot, made), { recursive: true, force: true });
  for (const source of sources) await cp(join(workspaceRoot, 'apps/site', source), join(oursRoot, source), { recursive: true });
  await writeArticles({
    folder: join(oursRoot, 'content/docs'),
    extension: 'mdx',
    articles,
    frontMatter: ({ section, order }) => `section: ${section}\norder: ${String(order)}`,
  });
  const pictures = join(oursRoot, '.cache/pictures/drawn');
  if (!existsSync(pictures)) {
    await build();
    await writeFile(pictures, '');
    await rm(join(oursRoot, 'dist'), { recursive: true });
  }
  const buildMs = await build();
  return { name: 'Onepoint', folder: join(oursRoot, 'dist/client'), buildMs };
}

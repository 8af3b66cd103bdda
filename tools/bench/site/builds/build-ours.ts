import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BenchArticle } from '../content/articles.ts';
import type { BuiltSite } from './built-site.ts';
import { oursRoot, workspaceRoot } from './paths.ts';
import { runCommand } from './run-command.ts';
import { writeArticles } from './write-articles.ts';

/** What makes the site, of `apps/site`. */
const sources = ['content', 'public', 'server', 'src', 'vite', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'];

/** Builds the site as it is with the pages beside its own, in every language, from nothing. */
export async function buildOurs(articles: readonly BenchArticle[]): Promise<BuiltSite> {
  await rm(oursRoot, { recursive: true, force: true });
  for (const source of sources) await cp(join(workspaceRoot, 'apps/site', source), join(oursRoot, source), { recursive: true });
  await writeArticles({
    folder: join(oursRoot, 'content/docs'),
    extension: 'mdx',
    articles,
    frontMatter: ({ section, order }) => `section: ${section}\norder: ${String(order)}`,
  });
  const buildMs = await runCommand({
    command: process.execPath,
    args: [join(workspaceRoot, 'node_modules/vite/bin/vite.js'), 'build'],
    cwd: oursRoot,
    env: { NODE_ENV: 'production' },
  });
  return { name: 'Onepoint', folder: join(oursRoot, 'dist/client'), buildMs };
}

import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BenchArticle } from '../content/articles.ts';
import type { BuiltSite } from './built-site.ts';
import { installPeer } from './install-peer.ts';
import { peersRoot } from './paths.ts';
import { runCommand } from './run-command.ts';
import { setAside } from './set-aside.ts';
import { writeArticles } from './write-articles.ts';

/** Builds the pages with Starlight from nothing: without the caches of an earlier build. */
export async function buildStarlight(articles: readonly BenchArticle[]): Promise<BuiltSite> {
  const root = await installPeer('starlight');
  await mkdir(join(root, 'src'), { recursive: true });
  await copyFile(join(peersRoot, 'starlight/astro.config.js'), join(root, 'astro.config.js'));
  await copyFile(join(peersRoot, 'starlight/content.config.js'), join(root, 'src/content.config.js'));
  await writeArticles({
    folder: join(root, 'src/content/docs/docs'),
    extension: 'md',
    articles,
    frontMatter: ({ order }) => `sidebar:\n  order: ${String(order)}`,
  });
  await setAside(['.astro', 'dist', 'node_modules/.astro', 'node_modules/.vite'].map((made) => join(root, made)));
  const buildMs = await runCommand({
    command: process.execPath,
    args: ['node_modules/astro/bin/astro.mjs', 'build'],
    cwd: root,
    env: { NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  return { name: 'Starlight', folder: join(root, 'dist'), buildMs };
}

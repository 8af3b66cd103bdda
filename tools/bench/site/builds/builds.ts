import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type BenchArticle, writeArticles } from './articles.ts';
import { installPeer, runCommand } from './run-command.ts';
import { peersRoot, setAside } from './set-aside.ts';

/** Builds the pages with Docusaurus without any cache. */
export async function buildDocusaurus(articles: readonly BenchArticle[]): Promise<BuiltSite> {
  const root = await installPeer('docusaurus');
  await copyFile(join(peersRoot, 'docusaurus/docusaurus.config.mjs'), join(root, 'docusaurus.config.mjs'));
  await writeArticles({
    folder: join(root, 'docs'),
    extension: 'md',
    articles,
    frontMatter: ({ order }) => `sidebar_position: ${String(order)}`,
  });
  await setAside(['.docusaurus', 'build', 'node_modules/.cache'].map((made) => join(root, made)));
  const buildMs = await runCommand({
    command: process.execPath,
    args: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
    cwd: root,
    env: { NODE_ENV: 'production', DOCUSAURUS_NO_PERSISTENT_CACHE: '1' },
  });
  return { name: 'Docusaurus', folder: join(root, 'build'), buildMs };
}

/** Builds the pages with Starlight without any cache. */
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

export interface BuiltSite {
  readonly name: 'Onepoint' | 'Docusaurus' | 'Starlight';
  readonly folder: string;
  /** Duration of the last build in milliseconds, without installing and writing the pages. */
  readonly buildMs: number;
}

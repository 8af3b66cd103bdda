import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BenchArticle } from '../content/articles.ts';
import type { BuiltSite } from './built-site.ts';
import { installPeer } from './install-peer.ts';
import { peersRoot } from './paths.ts';
import { runCommand } from './run-command.ts';
import { setAside } from './set-aside.ts';
import { writeArticles } from './write-articles.ts';

/** Builds the pages with Docusaurus from nothing: without the caches of an earlier build. */
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

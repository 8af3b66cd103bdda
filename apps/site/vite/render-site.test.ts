// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { loaderFile } from './loader-file.ts';
import { renderSite } from './render-site.ts';

it('fails with the file and the line of a mistake in content', async () => {
  const root = await mkdtemp(join(tmpdir(), 'render-site-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const [outDir, entry] = [join(root, 'client'), join(root, 'entry-server.mjs')];
  await mkdir(join(outDir, '.vite'), { recursive: true });
  await writeFile(join(outDir, '.vite/manifest.json'), JSON.stringify({ 'index.html': { file: 'assets/index.js' } }));
  await writeFile(join(outDir, loaderFile), '');
  await writeFile(join(outDir, 'index.html'), '<html lang="en"><!--head--><!--app--><!--page-context-->');
  const mistake = 'content/docs/a.mdx:7 links to /docs/b, and there is no such page';
  const source = [
    'export const listPages = () => [];',
    'export const listAborts = () => [];',
    'export const listNotFoundPages = () => [];',
    `export const listSiteFiles = async () => { throw new Error(${JSON.stringify(mistake)}); };`,
    'export const createPageDataServices = () => ({});',
    'export const createPageDataStore = () => async () => undefined;',
  ];
  await writeFile(entry, source.join('\n'));
  await expect(renderSite({ entry, outDir, cacheDir: join(root, 'pictures') })).rejects.toThrow(mistake);
});

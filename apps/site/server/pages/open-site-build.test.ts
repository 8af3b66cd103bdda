// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

async function writeBuild(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-build-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await Promise.all(['client/.vite', 'client/.well-known', 'server'].map(async (name) => mkdir(join(folder, name), { recursive: true })));
  await Promise.all(Object.entries(files).map(async ([name, text]) => writeFile(join(folder, name), text)));
  return folder;
}

const manifest = JSON.stringify({ template: '', assets: {}, livePaths: [], inline: { scripts: [], styles: [] } });
/** Runs in Node itself: Vitest resolves packages differently. */
const program = `
  const { openSiteBuild } = await import(${JSON.stringify(join(import.meta.dirname, 'open-site-build.ts'))});
  try {
    const { site, hasFile } = await openSiteBuild(process.argv[1]);
    const files = ['/index.html', '/.well-known/gpc.json', '/.vite/manifest.json'].filter(hasFile);
    console.log(JSON.stringify({ files, rendered: site.rendered }));
  } catch ({ name, code, message }) {
    console.log(JSON.stringify({ name, code, message }));
  }`;

async function open(folder: string): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program, folder]);
  return JSON.parse(stdout);
}

it('opens a build in any folder or by a symlink and resolves packages from here', async () => {
  const folder = await writeBuild({
    'client/index.html': '',
    'client/.well-known/gpc.json': '',
    'client/.vite/manifest.json': '',
    'server/site.json': manifest,
    'server/entry-server.js': `import { createElement } from 'react'; import 'node:path'; export const rendered = createElement('p').type;`,
  });
  const opened = { files: ['/index.html', '/.well-known/gpc.json'], rendered: 'p' };
  expect(await open(folder)).toEqual(opened);
  const current = await writeBuild({});
  await symlink(folder, join(current, 'current'));
  expect(await open(join(current, 'current'))).toEqual(opened);
});

it('rejects with the folder if there is no build', async () => {
  const folder = await writeBuild({ 'server/site.json': manifest });
  expect(await open(folder)).toMatchObject({
    name: 'BuildError',
    code: 'BUILD_MISSING',
    message: expect.stringContaining(folder) as string,
  });
});

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { readManifest, writeRelease } from './write-release.ts';

const script = 'x'.repeat(2000);

async function release(releasesDir: string, files: Readonly<Record<string, string>>, version = '1.0.0'): Promise<string> {
  return writeRelease({
    app: 'dashboard',
    version,
    files: new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])),
    redirects: '',
    languages: ['zh'],
    host: { rules: [], missingPages: [], policy: "default-src 'self'", headers: {} },
    releasesDir,
    deployDir: '/srv/onepoint/dashboard/current',
    port: 8080,
    origin: 'https://onepoint.example',
  });
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'onepoint-release-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

it('writes files with compressed twins, hashes, and the configuration of every host', async () => {
  const folder = await release(await makeFolder(), { '/_dashboard/index.html': 'short', '/_dashboard/assets/app-12345678.js': script });
  const { build, files } = await readManifest(folder);
  expect(folder.endsWith(`1.0.0-${build}`)).toBe(true);
  expect(files['/_dashboard/assets/app-12345678.js']).toMatchObject({ bytes: 2000, twins: ['br', 'gz'] });
  expect(files['/_dashboard/index.html']?.twins).toEqual([]);
  const served = join(folder, 'files/_dashboard/assets/app-12345678.js');
  expect(brotliDecompressSync(await readFile(`${served}.br`)).toString()).toBe(script);
  expect(gunzipSync(await readFile(`${served}.gz`)).toString()).toBe(script);
  expect((await readdir(folder)).toSorted()).toEqual(['Caddyfile', 'files', 'manifest.json', 'nginx.conf']);
  expect(await readFile(join(folder, 'nginx.conf'), 'utf8')).toContain('root /srv/onepoint/dashboard/current/files;');
});

it('has the same build id for the same files, and another one for others', async () => {
  const folder = await makeFolder();
  const build = async (files: Readonly<Record<string, string>>) => (await readManifest(await release(folder, files))).build;
  const first = await build({ '/a.html': 'a' });
  const again = await build({ '/a.html': 'a' });
  const other = await build({ '/a.html': 'b' });
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

it('keeps the hashed files of the last two builds, and no documents', async () => {
  const releases = await makeFolder();
  const build = async (letter: string): Promise<string> =>
    release(releases, {
      '/_dashboard/index.html': letter,
      [`/_dashboard/assets/app-${letter.repeat(8)}.js`]: script + letter,
      [`/_dashboard/${letter}.txt`]: letter,
    });
  for (const letter of ['a', 'b', 'c']) await build(letter);
  const folder = await build('d');
  const files = (await readdir(join(folder, 'files/_dashboard'), { recursive: true }))
    .filter((file) => /\.(js|txt)$/.test(file))
    .toSorted();
  expect(files).toEqual(['assets/app-bbbbbbbb.js', 'assets/app-cccccccc.js', 'assets/app-dddddddd.js', 'd.txt']);
  const { keptFiles } = await readManifest(folder);
  expect(Object.values(keptFiles).flat().toSorted()).toEqual(['/_dashboard/assets/app-bbbbbbbb.js', '/_dashboard/assets/app-cccccccc.js']);
});

import { mkdir, mkdtemp, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { linkSharedLibraries } from './binaries.ts';

it('creates the links that npm could not pack, even concurrently', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'onepoint-links-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const nativeDir = join(directory, 'native');
  await mkdir(join(nativeDir, 'lib'), { recursive: true });
  await writeFile(join(nativeDir, 'lib/libpq.so.5.18'), '');
  const links = ['libpq.so', 'libpq.so.5'].map((name) => ({ source: 'native/lib/libpq.so.5.18', target: `native/lib/${name}` }));
  await writeFile(join(nativeDir, 'pg-symlinks.json'), JSON.stringify(links));
  const fallbackDir = join(directory, 'fallback');
  await Promise.all([linkSharedLibraries(nativeDir, fallbackDir), linkSharedLibraries(nativeDir, fallbackDir)]);
  expect(await linkSharedLibraries(nativeDir, fallbackDir)).toBeUndefined();
  expect(await readlink(join(nativeDir, 'lib/libpq.so.5'))).toBe('libpq.so.5.18');
});

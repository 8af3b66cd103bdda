import { mkdir, mkdtemp, rm, writeFile, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, beforeEach, expect, it, onTestFinished } from 'vitest';
import { beginBuild, isBuilt, fingerprintOf } from './build-stamp.ts';

describe('isBuilt', () => {
  let root: string;

  const build = async (env: NodeJS.ProcessEnv = {}) => {
    const note = await beginBuild(root, env);
    await mkdir(join(root, 'apps/site/dist'), { recursive: true });
    await writeFile(join(root, 'apps/site/dist/index.html'), 'built');
    return note;
  };

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'onepoint-build-stamp-'));
    onTestFinished(() => rm(root, { recursive: true, force: true }));
    for (const folder of ['apps/site', 'libs']) await mkdir(join(root, folder), { recursive: true });
    await writeFile(join(root, 'libs/a.ts'), 'one');
  });

  it('recognizes a build with the same sources, results and variables', async () => {
    expect(await isBuilt(root, {})).toBe(false);
    await (
      await build({ ONEPOINT_API_URL: '/api', PORT: '1' })
    )();
    expect(await isBuilt(root, { ONEPOINT_API_URL: '/api', PORT: '2', ONEPOINT_DATA_DIR: '/data' })).toBe(true);
  });

  it('recognizes a build that wrote source maps', async () => {
    const note = await build();
    await mkdir(join(root, 'apps/dashboard/dist-maps'), { recursive: true });
    await writeFile(join(root, 'apps/dashboard/dist-maps/index.js.map'), '{}');
    await note();
    expect(await isBuilt(root, {})).toBe(true);
  });

  it.each([
    ['a source is added', () => writeFile(join(root, 'libs/b.ts'), '')],
    ['a build result is missing', () => rm(join(root, 'apps/site/dist/index.html'))],
  ])('invalidates the build when %s', async (_case, change) => {
    await (
      await build()
    )();
    await change();
    expect(await isBuilt(root, {})).toBe(false);
  });

  it('invalidates the build for other variables', async () => {
    await (
      await build()
    )();
    expect(await isBuilt(root, { ONEPOINT_API_URL: '/elsewhere' })).toBe(false);
  });

  it('treats files written during a build as changed', async () => {
    const note = await build();
    await writeFile(join(root, 'libs/b.ts'), '');
    await note();
    expect(await isBuilt(root, {})).toBe(false);
  });

  it('does not recognize an unrecorded build', async () => {
    await build();
    expect(await isBuilt(root, {})).toBe(false);
  });
});

describe('fingerprintOf', () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'onepoint-fingerprint-'));
    onTestFinished(() => rm(root, { recursive: true, force: true }));
    await mkdir(join(root, 'src'));
    await writeFile(join(root, 'src/a.ts'), 'one');
  });

  it('ignores build results and installed packages', async () => {
    const before = await fingerprintOf([root]);
    await mkdir(join(root, 'dist'));
    await writeFile(join(root, 'dist/a.js'), 'built');
    expect(await fingerprintOf([root])).toBe(before);
  });

  it.each([
    ['a file is written', () => utimes(join(root, 'src/a.ts'), new Date(), new Date(Date.now() + 5000))],
    ['a file is added', () => writeFile(join(root, 'src/b.ts'), '')],
    ['a file is removed', () => rm(join(root, 'src/a.ts'))],
  ])('differs when %s', async (_case, change) => {
    const before = await fingerprintOf([root]);
    await change();
    expect(await fingerprintOf([root])).not.toBe(before);
  });
});

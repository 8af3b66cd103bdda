import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { beginBuild, isBuilt } from './build-stamp.ts';

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

it('knows a build of the same sources, results and variables', async () => {
  expect(await isBuilt(root, {})).toBe(false);
  await (
    await build({ ONEPOINT_API_URL: '/api', PORT: '1' })
  )();
  expect(await isBuilt(root, { ONEPOINT_API_URL: '/api', PORT: '2', ONEPOINT_DATA_DIR: '/data' })).toBe(true);
});

it.each([
  ['a source is new', () => writeFile(join(root, 'libs/b.ts'), '')],
  ['what was built is gone', () => rm(join(root, 'apps/site/dist/index.html'))],
])('knows it no more when %s', async (_case, change) => {
  await (
    await build()
  )();
  await change();
  expect(await isBuilt(root, {})).toBe(false);
});

it('knows it not for other variables', async () => {
  await (
    await build()
  )();
  expect(await isBuilt(root, { ONEPOINT_API_URL: '/elsewhere' })).toBe(false);
});

it('takes what is written to during a build for changed', async () => {
  const note = await build();
  await writeFile(join(root, 'libs/b.ts'), '');
  await note();
  expect(await isBuilt(root, {})).toBe(false);
});

it('knows nothing of a build that was not noted', async () => {
  await build();
  expect(await isBuilt(root, {})).toBe(false);
});

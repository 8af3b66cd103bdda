import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'onepoint-fingerprint-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await mkdir(join(root, 'src'));
  await writeFile(join(root, 'src/a.ts'), 'one');
});

it('stays the same while nothing changes, whatever is built or installed', async () => {
  const before = await fingerprintOf([root]);
  await mkdir(join(root, 'dist'));
  await writeFile(join(root, 'dist/a.js'), 'built');
  expect(await fingerprintOf([root])).toBe(before);
});

it.each([
  ['a file is written to', () => utimes(join(root, 'src/a.ts'), new Date(), new Date(Date.now() + 5000))],
  ['a file is new', () => writeFile(join(root, 'src/b.ts'), '')],
  ['a file is gone', () => rm(join(root, 'src/a.ts'))],
])('differs when %s', async (_case, change) => {
  const before = await fingerprintOf([root]);
  await change();
  expect(await fingerprintOf([root])).not.toBe(before);
});

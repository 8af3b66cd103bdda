// @vitest-environment node
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFileWriter } from './file-writer.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'file-writer-'));
});
afterEach(async () => rm(root, { recursive: true, force: true }));

it('has written every file when it is finished, however many there are', async () => {
  const paths = Array.from({ length: 200 }, (_, index) => `/docs/part-${String(index % 7)}/page-${String(index)}/index.html`);
  const writer = createFileWriter(root);
  for (const path of paths) await writer.write(path, path);
  await writer.finish();
  expect(await Promise.all(paths.map(async (path) => readFile(join(root, path), 'utf8')))).toEqual(paths);
});

it('tells at the end of a file that could not be written', async () => {
  await writeFile(join(root, 'taken'), '');
  const writer = createFileWriter(root);
  await writer.write('taken/index.html', 'text');
  await expect(writer.finish()).rejects.toThrow(/EEXIST|ENOTDIR/);
});

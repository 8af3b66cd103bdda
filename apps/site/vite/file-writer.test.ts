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

it('has written every file when it returns, however many there are', async () => {
  const paths = Array.from({ length: 200 }, (_, index) => `/docs/part-${String(index % 7)}/page-${String(index)}/index.html`);
  const write = createFileWriter(root);
  for (const path of paths) write(path, path);
  expect(await Promise.all(paths.map(async (path) => readFile(join(root, path), 'utf8')))).toEqual(paths);
});

it('writes a text in parts as the whole of it', async () => {
  const kept = { text: '<i>全</i>' };
  createFileWriter(root)('a.html', ['<p>', kept, 'é', kept, '</p>']);
  expect(await readFile(join(root, 'a.html'), 'utf8')).toBe('<p><i>全</i>é<i>全</i></p>');
});

it('tells of a file that cannot be written', async () => {
  await writeFile(join(root, 'taken'), '');
  const write = createFileWriter(root);
  expect(() => {
    write('taken/index.html', 'text');
  }).toThrow(/EEXIST|ENOTDIR/);
});

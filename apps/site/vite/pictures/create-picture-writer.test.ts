// @vitest-environment node
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createPictureWriter } from './create-picture-writer.ts';
import type { Picture } from './picture.ts';

const picture: Picture = {
  file: '/social/zh/docs.png',
  language: 'zh',
  name: 'Onepoint',
  label: '指南',
  title: '一个端点，连接所有链',
  code: false,
  lead: 'Một địa chỉ. Şık. Every chain.',
  address: 'example.com/zh/docs',
  fact: '',
};

const folder = async (): Promise<string> => {
  const path = await mkdtemp(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
};

const sizeOf = (png: Buffer): [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)];

it('writes a picture of 1200 × 630 for each page, and draws what it has drawn before from the cache', async () => {
  const [outDir, cacheDir] = [await folder(), await folder()];
  const writer = createPictureWriter({ outDir, cacheDir });
  writer.add(picture);
  writer.add({ ...picture, file: '/social/docs.png', title: 'eth_call', code: true });
  await writer.finish();
  expect(sizeOf(await readFile(join(outDir, 'social/zh/docs.png')))).toEqual([1200, 630]);
  expect(sizeOf(await readFile(join(outDir, 'social/docs.png')))).toEqual([1200, 630]);

  for (const name of await readdir(cacheDir)) await writeFile(join(cacheDir, name), 'from the cache');
  const again = createPictureWriter({ outDir, cacheDir });
  again.add(picture);
  await again.finish();
  expect(await readFile(join(outDir, 'social/zh/docs.png'), 'utf8')).toBe('from the cache');
}, 180_000);

it('fails where a picture cannot be written', async () => {
  const outDir = join(await folder(), 'file');
  await writeFile(outDir, 'no folder');
  const writer = createPictureWriter({ outDir, cacheDir: await folder() });
  writer.add(picture);
  await expect(writer.finish()).rejects.toThrow(/ENOTDIR|EEXIST/);
}, 180_000);

// @vitest-environment node
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { drawPicture } from './draw-picture.ts';
import type { Picture } from './picture.ts';

const picture: Picture = {
  file: '/social/pricing.png',
  language: 'en',
  name: 'Onepoint',
  label: 'Guide',
  title: 'Pricing',
  code: false,
  lead: 'What each call costs.',
  address: 'onepoint.example/pricing',
  fact: '26 compute units',
};

async function createCache(): Promise<string> {
  const cacheDir = await mkdtemp(join(tmpdir(), 'pictures-'));
  onTestFinished(async () => rm(cacheDir, { recursive: true }));
  return cacheDir;
}

it.each([
  picture,
  { ...picture, language: 'zh', title: '价格' },
  { ...picture, language: 'vi', title: 'Bảng giá' },
  { ...picture, title: 'eth_getTransactionByBlockNumberAndIndex', code: true, label: '', fact: '' },
])('draws "$title" as a PNG of 1200 × 630', async (drawn) => {
  const png = await drawPicture(drawn, await createCache());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

it('caches a picture until its texts change', async () => {
  const cacheDir = await createCache();
  await drawPicture(picture, cacheDir);
  const [file = ''] = await readdir(cacheDir);
  await writeFile(join(cacheDir, file), 'kept');
  expect(String(await drawPicture(picture, cacheDir))).toBe('kept');
  expect(String(await drawPicture({ ...picture, lead: 'Other words.' }, cacheDir))).not.toBe('kept');
});

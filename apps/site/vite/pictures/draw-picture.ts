import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import satori, { type FontWeight } from 'satori';
import type { Picture } from './picture.ts';
import { pictureMarkup, pictureSize } from './picture-markup.ts';

const { resolve } = createRequire(import.meta.url);

/** `@fontsource` files for all languages except those below. */
const latinFiles = ['latin', 'latin-ext', 'cyrillic', 'vietnamese'];
const squareFiles: Readonly<Record<string, string>> = {
  zh: 'noto-sans-sc/files/noto-sans-sc-chinese-simplified',
  ja: 'noto-sans-jp/files/noto-sans-jp-japanese',
  ko: 'noto-sans-kr/files/noto-sans-kr-korean',
};

interface PictureFont {
  name: string;
  weight: FontWeight;
  data: Buffer;
}

const fonts = new Map<string, PictureFont[]>();

const read = (name: string, weight: FontWeight, file: string): PictureFont => ({
  name,
  weight,
  data: readFileSync(resolve(`@fontsource/${file}-${String(weight)}-normal.woff2`)),
});

/** The fonts of a language, preferred ones first; satori falls back through all of them. */
function fontsOf(language: string): PictureFont[] {
  const known = fonts.get(language);
  if (known !== undefined) return known;
  const square = squareFiles[language];
  const opened = ([400, 600] as const).flatMap((weight) => [
    ...latinFiles.map((part) => read('Sans', weight, `geist/files/geist-${part}`)),
    ...latinFiles.map((part) => read('Mono', weight, `geist-mono/files/geist-mono-${part}`)),
    ...(square === undefined ? [] : [read('Square', weight, square)]),
  ]);
  fonts.set(language, opened);
  return opened;
}

/** Invalidates the cache when a source file in this folder changes. */
const drawingHash = createHash('sha256');
for (const source of readdirSync(import.meta.dirname).toSorted()) drawingHash.update(readFileSync(join(import.meta.dirname, source)));
const drawing = drawingHash.digest('hex');

/**
 * Draws a social card as PNG, unless it is cached.
 *
 * @param cacheDir folder of cached pictures by content hash; created if missing
 */
export async function drawPicture(picture: Picture, cacheDir: string): Promise<Buffer> {
  const name = createHash('sha256')
    .update(JSON.stringify({ ...picture, drawing }))
    .digest('hex');
  const file = join(cacheDir, `${name.slice(0, 32)}.png`);
  const known = await readFile(file).catch(() => undefined);
  if (known !== undefined) return known;
  const svg = await satori(pictureMarkup(picture), { ...pictureSize, fonts: fontsOf(picture.language) });
  const png = (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
  await mkdir(cacheDir, { recursive: true });
  // Written atomically, because parallel builds may draw the same picture.
  const partial = `${file}.${String(process.pid)}`;
  await writeFile(partial, png);
  await rename(partial, file);
  return png;
}

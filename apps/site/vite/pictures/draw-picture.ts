import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import type { Picture } from './picture.ts';

/** Of the sources that draw, which stand in this folder: a change to one draws every picture anew. */
const drawingHash = createHash('sha256');
for (const source of readdirSync(import.meta.dirname).toSorted()) drawingHash.update(readFileSync(join(import.meta.dirname, source)));
const drawing = drawingHash.digest('hex');

/** Where a picture is kept once it is drawn: by what it says, so that it is never drawn again. */
export function keptPicturePath(picture: Picture, cacheDir: string): string {
  const name = createHash('sha256')
    .update(JSON.stringify({ ...picture, drawing }))
    .digest('hex');
  return join(cacheDir, `${name.slice(0, 32)}.png`);
}

/**
 * The picture of a page as PNG, drawn where it is not kept.
 *
 * @param cacheDir folder of drawn pictures; made where it is missing
 */
export async function drawPicture(picture: Picture, cacheDir: string): Promise<Buffer> {
  const file = keptPicturePath(picture, cacheDir);
  const kept = await readFile(file).catch(() => undefined);
  if (kept !== undefined) return kept;
  // What draws is large, and nearly all pictures of a build were drawn before.
  const [{ composePicture }, { drawSvg }] = await Promise.all([import('./compose-picture.ts'), import('./draw-svg.ts')]);
  const png = await drawSvg(await composePicture(picture));
  await mkdir(cacheDir, { recursive: true });
  // Two builds, and two threads of one, may draw the same picture at a time: each file appears whole.
  const partial = `${file}.${String(process.pid)}.${String(threadId)}`;
  await writeFile(partial, png);
  await rename(partial, file);
  return png;
}

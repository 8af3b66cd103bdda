import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { drawPicture } from './draw-picture.ts';
import type { Picture } from './picture.ts';

/** What a worker is started with. */
export interface PictureWorkerData {
  /** The site's folder of this build. */
  outDir: string;
  cacheDir: string;
}

const { outDir, cacheDir } = workerData as PictureWorkerData;
let drawn = Promise.resolve();

async function draw(picture: Picture): Promise<void> {
  const file = join(outDir, picture.file);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await drawPicture(picture, cacheDir));
}

// One after the other; null is the last. A failure ends the worker, and with it the build.
parentPort?.on('message', (picture: Picture | null) => {
  drawn = drawn.then(async () => (picture === null ? parentPort?.close() : draw(picture)));
});

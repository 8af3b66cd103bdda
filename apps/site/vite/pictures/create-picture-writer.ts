import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Picture } from './picture.ts';
import type { PictureWorkerData } from './picture-worker.ts';

export interface PictureWriter {
  /** Has a picture drawn and written while the caller goes on. */
  add: (picture: Picture) => void;
  /**
   * Waits for all of them.
   *
   * @throws {Error} where one could not be drawn or written
   */
  finish: () => Promise<void>;
}

interface Drawer {
  worker: Worker;
  ended: Promise<unknown>;
}

function startDrawer(workerData: PictureWorkerData): Drawer {
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { workerData });
  // Rejects where a drawing fails; `finish` tells.
  const ended = once(worker, 'exit');
  ended.catch(() => undefined);
  return { worker, ended };
}

/** Draws pictures on the cores that rendering leaves free, at least on one. */
export function createPictureWriter(parameters: PictureWorkerData): PictureWriter {
  const drawers: Drawer[] = [];
  const drawersMax = Math.max(1, availableParallelism() - 1);
  let count = 0;
  return {
    add: (picture) => {
      const drawer = drawers[count % drawersMax] ?? startDrawer(parameters);
      drawers[count % drawersMax] = drawer;
      drawer.worker.postMessage(picture, []);
      count += 1;
    },
    finish: async () => {
      for (const { worker } of drawers) worker.postMessage(null, []);
      await Promise.all(drawers.map(async ({ ended }) => ended));
    },
  };
}

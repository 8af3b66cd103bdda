import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { RenderReply, RenderWorkerData } from './render-worker.ts';

/**
 * Writes every page and every other file of the site, on all cores: each thread takes the next portion of the work until none is left.
 *
 * @throws {Error} where a page fails, or content has a mistake, naming file and line
 */
export async function renderSite(parameters: Omit<RenderWorkerData, 'next'>): Promise<RenderReply> {
  const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workers = Array.from({ length: availableParallelism() }, () => {
    const workerData: RenderWorkerData = { ...parameters, next };
    return new Worker(new URL('./render-worker.ts', import.meta.url), { workerData });
  });
  try {
    const replies = await Promise.all(workers.map(async (worker) => (await once(worker, 'message')) as [RenderReply]));
    const made = replies.flat();
    return {
      pageCount: made.reduce((sum, { pageCount }) => sum + pageCount, 0),
      assets: Object.assign({}, ...made.map(({ assets }) => assets)) as RenderReply['assets'],
      livePaths: made.flatMap(({ livePaths }) => livePaths).toSorted(),
    };
  } finally {
    await Promise.all(workers.map(async (worker) => worker.terminate()));
  }
}

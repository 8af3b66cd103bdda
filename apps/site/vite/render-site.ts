import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { RenderReply, RenderWorkerData } from './render-worker.ts';

/** Beyond the last portion of any site: nobody takes another one. */
const noneLeft = 2 ** 30;

/**
 * Writes every page and every other file of the site, on all cores: each thread takes the next portion of the work until none is left.
 *
 * @throws {Error} where a page fails, or content has a mistake, naming file and line
 */
export async function renderSite(parameters: Omit<RenderWorkerData, 'next'>): Promise<RenderReply> {
  const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const threads = Array.from({ length: availableParallelism() }, () => {
    const workerData: RenderWorkerData = { ...parameters, next };
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url), { workerData });
    return { ended: once(worker, 'exit'), reply: replyOf(worker) };
  });
  try {
    const made = await Promise.all(threads.map(async ({ reply }) => reply));
    return {
      pageCount: made.reduce((sum, { pageCount }) => sum + pageCount, 0),
      assets: Object.assign({}, ...made.map(({ assets }) => assets)) as RenderReply['assets'],
      livePaths: made.flatMap(({ livePaths }) => livePaths).toSorted(),
    };
  } finally {
    // A thread with native code in it is not broken off, which ends the whole process: it finds nothing left to do, and ends by itself.
    Atomics.store(next, 0, noneLeft);
    await Promise.all(threads.map(async ({ ended }) => ended.catch(() => undefined)));
  }
}

/** What a thread has made; rejects where it fails. */
async function replyOf(worker: Worker): Promise<RenderReply> {
  const [reply] = (await once(worker, 'message')) as [RenderReply];
  return reply;
}

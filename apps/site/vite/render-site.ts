import { startRenderThreads } from './render-threads.ts';
import type { RenderReply, RenderWork } from './render-worker.ts';

/** Beyond the last portion of any site: nobody takes another one. */
const noneLeft = 2 ** 30;

/**
 * Writes every page and every other file of the site, on all cores: each thread takes the next portion of the work until none is left.
 *
 * @param threads those that were started before there was anything to render
 * @throws {Error} where a page fails, or content has a mistake, naming file and line
 */
export async function renderSite(parameters: Omit<RenderWork, 'next'>, threads = startRenderThreads()): Promise<RenderReply> {
  const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  try {
    const made = await Promise.all(threads.map(async ({ render }) => render({ ...parameters, next })));
    return {
      pageCount: made.reduce((sum, { pageCount }) => sum + pageCount, 0),
      assets: Object.assign({}, ...made.map(({ assets }) => assets)) as RenderReply['assets'],
      livePaths: made.flatMap(({ livePaths }) => livePaths).toSorted(),
    };
  } finally {
    // A thread with native code in it is not broken off, which ends the whole process: it finds nothing left to do, and ends by itself.
    Atomics.store(next, 0, noneLeft);
    await Promise.all(threads.map(async ({ ended }) => ended));
  }
}

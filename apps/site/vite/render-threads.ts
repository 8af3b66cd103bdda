import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { RenderReply, RenderWork } from './render-worker.ts';

/** A thread that waits for what it is to render. */
export interface RenderThread {
  /** Has it take part in the work; rejects where it fails. */
  render: (work: RenderWork) => Promise<RenderReply>;
  /** When it has ended, for whatever reason. */
  ended: Promise<unknown>;
}

/**
 * Starts a thread for each core, which loads what it needs: bundling leaves cores idle, rendering does not. None keeps a process alive
 * that has nothing to render.
 */
export function startRenderThreads(): readonly RenderThread[] {
  return Array.from({ length: availableParallelism() }, () => {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url));
    worker.unref();
    const exit = once(worker, 'exit');
    const ended = exit.catch(() => undefined);
    return {
      ended,
      render: async (work) => {
        worker.ref();
        const reply = once(worker, 'message') as Promise<[RenderReply]>;
        worker.postMessage(work, []);
        const [made] = await Promise.race([
          reply,
          exit.then(() => Promise.reject(new Error('A thread ended before it had rendered its pages'))),
        ]);
        return made;
      },
    };
  });
}

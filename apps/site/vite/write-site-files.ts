import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SiteFilesWorkerData } from './site-files-worker.ts';

/**
 * Writes the files of the site that are no pages beside the rendering of pages: an index for search in every language takes as long as
 * many pages.
 *
 * @throws {Error} where content has a mistake, naming file and line
 */
export async function writeSiteFiles(workerData: SiteFilesWorkerData): Promise<void> {
  const worker = new Worker(new URL('./site-files-worker.ts', import.meta.url), { workerData });
  await once(worker, 'exit');
}

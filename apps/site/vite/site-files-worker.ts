import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import { createFileWriter } from './file-writer.ts';
import type { RenderedSite } from './rendered-site.ts';

export interface SiteFilesWorkerData {
  /** The server bundle. */
  readonly entry: string;
  readonly outDir: string;
}

const { entry, outDir } = workerData as SiteFilesWorkerData;
const site = (await import(pathToFileURL(entry).href)) as RenderedSite;
const writer = createFileWriter(outDir);
for (const { path, text } of await site.listSiteFiles()) await writer.write(path, text);
await writer.finish();

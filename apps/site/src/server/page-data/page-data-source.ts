import type * as z from 'zod/mini';
import type { PageDataServices } from './page-data-services.ts';

/** Data of the API, the gateway or the probes for pages. */
export interface PageDataSource<Value> {
  /** Unique name for logs and caching. Pages that read the same source share its value. */
  name: string;
  /** Requests the value, which is validated with `schema`. Rejections are logged. */
  load: (services: PageDataServices) => Promise<unknown>;
  /** Schema of the value. Invalid values are ignored. */
  schema: z.ZodMiniType<Value>;
  /** How long a value is fresh, and how long the server caches a page with it. */
  freshMs: number;
  /** Maximum age of the last value while requests fail. After that pages are rendered without it. */
  keptMsMax: number;
}

export interface PageDataReading<Value> {
  value: Value;
  /** Milliseconds since the epoch. */
  readAtMs: number;
}

/**
 * Reads the data of a source; undefined without configured services, and while a service is down for longer than the source keeps its last value. Never
 * rejects.
 */
export type ReadPageData = <Value>(source: PageDataSource<Value>) => Promise<PageDataReading<Value> | undefined>;

export const noPageData: ReadPageData = () => Promise.resolve(undefined);

/** Tracks how long the data that a page reads stay fresh. */
export function trackPageData(read: ReadPageData): { readData: ReadPageData; freshMs: () => number | null } {
  let freshMs = Number.POSITIVE_INFINITY;
  return {
    readData: (source) => {
      freshMs = Math.min(freshMs, source.freshMs);
      return read(source);
    },
    freshMs: () => (Number.isFinite(freshMs) ? freshMs : null),
  };
}

import type * as z from 'zod/mini';
import type { PageDataServices } from './page-data-services.ts';

/** Something of the API, the gateway or the probes that pages show. */
export interface PageDataSource<Value> {
  /** Names it in logs. Pages that read the same source share one answer; two sources never share a name. */
  name: string;
  /** Asks for it. What it resolves to is not trusted; what it rejects with is logged, and means that there is nothing new. */
  load: (services: PageDataServices) => Promise<unknown>;
  /** What the answer has to be. Anything else counts as no answer. */
  schema: z.ZodMiniType<Value>;
  /** How long an answer is shown before the next is asked for; also how long a page with it stays in the server's cache. */
  freshMs: number;
  /** How old the last good answer may become while no new one comes. After that pages are rendered without. */
  keptMsMax: number;
}

/** An answer, and when it was given. */
export interface PageDataReading<Value> {
  value: Value;
  /** Milliseconds since the epoch. Pages that show numbers say how old they are. */
  readAtMs: number;
}

/**
 * The data of a source; undefined where there are none: in a build without addresses of services, and while a service is down for longer than
 * the source keeps its last answer. Never rejects, and takes no longer than the questions of `load` may.
 */
export type ReadPageData = <Value>(source: PageDataSource<Value>) => Promise<PageDataReading<Value> | undefined>;

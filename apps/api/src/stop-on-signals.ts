import type { Database } from '@onepoint/database';
import type { FastifyInstance } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import type { Lifecycle } from './plugins/health.ts';

/** Running requests can take this long after the process stops accepting new ones. */
const closeMs = 2_000;

interface StoppingProcess {
  on(signal: 'SIGTERM' | 'SIGINT', listener: (signal: NodeJS.Signals) => void): unknown;
  exit(code: number): void;
}

interface StopOnSignalsParameters {
  app: FastifyInstance;
  database: Pick<Database, 'close'>;
  lifecycle: Lifecycle;
  /** How long the process accepts requests after SIGTERM, while `/ready` fails. A second signal ends this time early. */
  drainMs: number;
  /** @default this process */
  running?: StoppingProcess;
}

/**
 * On SIGTERM, drains first; on SIGINT, stops immediately. Then accepts no new connections, finishes running requests, closes the database, and exits
 * with 0 within three seconds.
 */
export function stopOnSignals({ app, database, lifecycle, drainMs, running = process }: StopOnSignalsParameters): void {
  const hurry = new AbortController();
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (isStopping || signal === 'SIGINT') hurry.abort();
    if (isStopping) return;
    isStopping = true;
    lifecycle.isDraining = true;
    app.log.info({ signal }, 'stopping');
    if (drainMs > 0) await delay(drainMs, undefined, { signal: hurry.signal }).catch(() => undefined);
    const overdue = setTimeout(() => {
      app.server.closeAllConnections();
      running.exit(0);
    }, closeMs);
    await app.close();
    await database.close();
    clearTimeout(overdue);
    running.exit(0);
  };
  running.on('SIGTERM', (signal) => void stop(signal));
  running.on('SIGINT', (signal) => void stop(signal));
}

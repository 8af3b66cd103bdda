import type { Database } from '@onepoint/database';
import type { FastifyInstance } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import type { Lifecycle } from './plugins/health.ts';

/** How long running requests can take after new ones are no longer accepted. */
const closeMs = 2_000;

/** The parts of `process` that `stopOnSignals` uses. */
interface StoppingProcess {
  on(signal: 'SIGTERM' | 'SIGINT', listener: (signal: NodeJS.Signals) => void): unknown;
  exit(code: number): void;
}

interface StopOnSignalsParameters {
  app: FastifyInstance;
  database: Pick<Database, 'close'>;
  lifecycle: Lifecycle;
  /** How long requests are accepted after SIGTERM while `/ready` fails. A second signal ends it. */
  drainMs: number;
  /** @default this process */
  running?: StoppingProcess;
}

/**
 * On SIGTERM, drains. Then, and on SIGINT immediately, accepts no new connections, finishes running requests, closes the database and exits with 0
 * within three seconds.
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

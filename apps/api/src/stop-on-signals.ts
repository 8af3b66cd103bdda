import type { Database } from '@onepoint/database';
import type { FastifyInstance } from 'fastify';

/** How long running requests may take to end once we are asked to stop. */
const drainMs = 2_000;

/** What signals come to, and what ends. */
export interface StoppingProcess {
  on(signal: 'SIGTERM' | 'SIGINT', listener: (signal: NodeJS.Signals) => void): unknown;
  exit(code: number): void;
}

/**
 * On SIGTERM or SIGINT: takes no new connection, lets running requests end, closes the database, exits 0 within three seconds.
 *
 * @param running the process. Default: this one
 */
export function stopOnSignals(app: FastifyInstance, database: Pick<Database, 'close'>, running: StoppingProcess = process): void {
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    app.log.info({ signal }, 'stopping');
    const overdue = setTimeout(() => {
      app.server.closeAllConnections();
      running.exit(0);
    }, drainMs);
    await app.close();
    await database.close();
    clearTimeout(overdue);
    running.exit(0);
  };
  running.on('SIGTERM', (signal) => void stop(signal));
  running.on('SIGINT', (signal) => void stop(signal));
}

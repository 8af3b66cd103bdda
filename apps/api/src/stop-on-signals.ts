import type { Database } from '@onepoint/database';
import type { FastifyInstance } from 'fastify';

/** How long running requests may take after a stop signal. */
const drainMs = 2_000;

/** The parts of `process` that `stopOnSignals` uses. */
interface StoppingProcess {
  on(signal: 'SIGTERM' | 'SIGINT', listener: (signal: NodeJS.Signals) => void): unknown;
  exit(code: number): void;
}

/**
 * On SIGTERM or SIGINT, accepts no new connections, finishes running requests, closes the database and exits with 0 within three seconds.
 *
 * @param running @default this process
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

import type { Database } from '@onepoint/database';
import type { FastifyInstance } from 'fastify';

/** How long running requests may take to end once we are asked to stop. */
const drainMs = 2_000;

/** On SIGTERM or SIGINT: takes no new connection, lets running requests end, closes the database, exits 0 within three seconds. */
export function stopOnSignals(app: FastifyInstance, database: Pick<Database, 'close'>): void {
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    app.log.info({ signal }, 'stopping');
    const overdue = setTimeout(() => {
      app.server.closeAllConnections();
      process.exit(0);
    }, drainMs);
    await app.close();
    await database.close();
    clearTimeout(overdue);
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}

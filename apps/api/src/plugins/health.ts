import { listPendingMigrations, type Database } from '@onepoint/database';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

const startedAt = Date.now();

/** `isDraining`: the process is stopping but still accepts requests. */
export interface Lifecycle {
  isDraining: boolean;
}

interface HealthParameters extends Pick<Database, 'pool'> {
  areEmailsSent: boolean;
  lifecycle: Readonly<Lifecycle>;
}

/**
 * `/health`: the process is running. `/ready`: the database is reachable and migrated, and the process isn't stopping. Emails waiting for a mail
 * server don't affect either.
 */
export function registerHealth(app: FastifyInstance, { pool, areEmailsSent, lifecycle }: HealthParameters): void {
  app.get('/health', async () => ({ status: 'ok', uptimeSecs: Math.floor((Date.now() - startedAt) / 1000) }));
  app.get('/ready', async () => {
    if (lifecycle.isDraining) throw new ApiError('UNAVAILABLE', { details: { draining: true } });
    const pending = await listPendingMigrations(pool);
    if (pending.length > 0) throw new ApiError('UNAVAILABLE', { details: { pendingMigrations: pending.map(({ name }) => name) } });
    return { status: 'ready', emails: areEmailsSent ? 'sent' : 'kept' };
  });
}

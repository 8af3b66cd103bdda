import type { Database } from '@onepoint/database';
import type { FastifyBaseLogger } from 'fastify';
import type { PoolClient } from 'pg';
import { startClock } from './clocks.ts';

/** Advisory lock id: "lead" in ASCII. */
const lockId = 0x6c656164;

/** Maximum delay until another process takes over from a lost leader. */
const campaignMs = 2_000;

interface ElectionParameters extends Pick<Database, 'pool'> {
  lead: () => () => Promise<void>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

const nothing = async (): Promise<void> => undefined;

/**
 * Lets one of several API processes do the periodic work: the one whose connection holds an advisory lock in PostgreSQL. If it stops, is killed, or
 * loses its connection, another one takes over within seconds. The work must be safe to run twice, because a process can notice late that it lost its
 * connection.
 *
 * @returns stops the work and lets another process take over
 */
export function startElection({ pool, lead, log }: ElectionParameters): () => Promise<void> {
  let client: PoolClient | null = null;
  let stopWork = nothing;
  const resign = async (): Promise<void> => {
    client?.release(true);
    client = null;
    const stop = stopWork;
    stopWork = nothing;
    await stop();
  };
  const campaign = async (): Promise<void> => {
    const candidate = await pool.connect();
    const { rows } = await candidate
      .query<{ isElected: boolean }>('select pg_try_advisory_lock($1) as "isElected"', [lockId])
      .catch((error: unknown) => {
        candidate.release(true);
        throw error;
      });
    if (rows[0]?.isElected !== true) {
      candidate.release();
      return;
    }
    client = candidate;
    log.info('this process does the periodic work');
    stopWork = lead();
  };
  const stopCampaign = startClock({
    task: 'election',
    tickMs: campaignMs,
    tick: async () => {
      // The lock lasts as long as the connection.
      if (client === null) await campaign();
      else await client.query('select 1');
    },
    onError: async (error) => {
      const wasLeading = client !== null;
      await resign();
      if (wasLeading) log.warn({ err: error }, 'another process may do the periodic work');
      else log.error({ err: error }, 'no election');
    },
  });
  return async () => {
    await stopCampaign();
    await resign();
  };
}

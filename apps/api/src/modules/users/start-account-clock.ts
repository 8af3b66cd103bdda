import type { FastifyBaseLogger } from 'fastify';
import { startClock } from '../../clock/start-clock.ts';
import type { Accounts } from './accounts.ts';

const tickMs = 60_000;

export interface AccountClockParameters {
  accounts: Pick<Accounts, 'sweep'>;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/** Sweeps deleted accounts now and every minute. Returns what stops it, once a run that is under way has ended. */
export function startAccountClock({ accounts, log }: AccountClockParameters): () => Promise<void> {
  return startClock({
    tickMs,
    tick: async () => {
      const deleted = await accounts.sweep();
      if (deleted > 0) log.info({ deleted }, 'deleted accounts followed');
    },
    onError: (error) => log.error({ err: error }, 'deleted accounts not followed'),
  });
}

import type { Orm } from '@onepoint/database';
import type { FastifyBaseLogger } from 'fastify';
import { createClient, http } from 'viem';
import { startClock } from '../../../clock/start-clock.ts';
import type { DepositNetwork } from '../deposit-network.ts';
import { scanNetwork } from './scan-network.ts';

const tickMs = 5_000;
const timeoutMs = 10_000;

export interface DepositWatcherParameters {
  orm: Orm;
  network: DepositNetwork;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  now: () => Date;
}

/** Watches a network for deposits, now and every few seconds. Returns what stops it, once a scan that is under way has ended. */
export function startDepositWatcher({ orm, network, log, now }: DepositWatcherParameters): () => Promise<void> {
  const client = createClient({ transport: http(network.rpcUrl, { timeout: timeoutMs, retryCount: 0 }) });
  const { name } = network;
  return startClock({
    tickMs,
    tick: async () => {
      const transfers = await scanNetwork({ orm, client, network, now });
      if (transfers > 0) log.info({ network: name, transfers }, 'deposits credited');
    },
    // The address of a node may hold a key: of the error only its kind is logged.
    onError: (error) => log.error({ network: name, error: error instanceof Error ? error.name : 'unknown' }, 'network not read'),
  });
}

import type { Orm } from '@onepoint/database';
import type { FastifyBaseLogger } from 'fastify';
import { startClock } from '../../../clocks.ts';
import type { DepositNetwork } from '../deposit-network.ts';
import { createDepositClient, explainNodeError } from './deposit-node.ts';
import { reconcileBalances } from './reconcile-balances.ts';
import { scanNetwork } from './scan-network.ts';

const tickMs = 5_000;
/** Twenty balances per run, so up to 1,200 are read every hour. */
const reconciliationTickMs = 60_000;

interface DepositWatcherParameters {
  orm: Orm;
  network: DepositNetwork;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  now: () => Date;
}

/** Other errors are logged by name only, because the message of a failed query contains its parameters. */
const explain = (error: unknown): string => explainNodeError(error) ?? (error instanceof Error ? error.name : 'unknown');

/**
 * Scans a network for deposits every few seconds and compares on-chain balances with the books every minute.
 *
 * @returns stops both; resolves when the current runs have finished
 */
export function startDepositWatcher({ orm, network, log, now }: DepositWatcherParameters): () => Promise<void> {
  const parameters = { orm, client: createDepositClient(network.rpcUrl), network, now };
  const { name } = network;
  const stopWatching = startClock({
    task: 'deposits',
    tickMs,
    tick: async () => {
      const transfers = await scanNetwork(parameters);
      if (transfers > 0) log.info({ network: name, transfers }, 'deposits credited');
    },
    onError: (error) => log.error({ network: name, error: explain(error) }, 'network not read'),
  });
  const stopReconciling = startClock({
    task: 'deposit_balances',
    tickMs: reconciliationTickMs,
    tick: async () => {
      const { credited, unexplained } = await reconcileBalances(parameters);
      if (credited > 0) log.warn({ network: name, transfers: credited }, 'deposits credited that the watcher had missed');
      if (unexplained > 0) log.error({ network: name, addresses: unexplained }, 'deposit addresses differ from the books');
    },
    onError: (error) => log.error({ network: name, error: explain(error) }, 'balances of deposit addresses not read'),
  });
  return async () => {
    await Promise.all([stopWatching(), stopReconciling()]);
  };
}

import { settleDueProjects, type Orm } from '@onepoint/database';
import type { FastifyBaseLogger } from 'fastify';

/** How late a period's end may be noticed. */
const tickMs = 30_000;

export interface BillingClockParameters {
  orm: Orm;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  now?: () => Date;
}

/**
 * Settles ended periods now and every half minute. Several processes may each run one: a period is settled once. A failure is logged and
 * the next tick tries again: what is due stays due.
 *
 * @returns stops the clock, once a tick that runs has ended
 */
export function startBillingClock({ orm, log, now = () => new Date() }: BillingClockParameters): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const tick = async (): Promise<void> => {
    try {
      const projects = await settleDueProjects(orm, now());
      if (projects > 0) log.info({ projects }, 'billing periods settled');
    } catch (error) {
      log.error({ err: error }, 'billing periods not settled');
    }
    if (!isStopped) timer = setTimeout(run, tickMs).unref();
  };
  let running = Promise.resolve();
  const run = (): void => {
    running = tick();
  };
  run();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return running;
  };
}

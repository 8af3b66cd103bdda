import { evaluateDueAlerts, type Orm } from '@onepoint/database';
import type { FastifyBaseLogger } from 'fastify';
import { startClock } from '../../clock/start-clock.ts';

/** How late a deposit, the end of a month or a short runway may be noticed; what usage crosses is noticed with the charge. */
const tickMs = 5_000;

export interface AlertClockParameters {
  orm: Orm;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Evaluates alerts now and every five seconds. Returns what stops it, once a run that is under way has ended. */
export function startAlertClock({ orm, now, log }: AlertClockParameters): () => Promise<void> {
  return startClock({
    tickMs,
    tick: () => evaluateDueAlerts(orm, now()),
    onError: (error) => log.error({ err: error }, 'alerts not evaluated'),
  });
}

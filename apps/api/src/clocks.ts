import type { DepositTerms } from '@onepoint/plans-domain';
import {
  evaluateDueAlerts,
  evaluateLowBalances,
  maintainUsageTables,
  postUsageCharges,
  pruneLoggedRequests,
  pruneUsageBatches,
  settleDueProjects,
  type Database,
  type Orm,
} from '@onepoint/database';
import { TaskMetrics } from '@onepoint/metrics';
import type { FastifyBaseLogger } from 'fastify';

/** Maximum delay until the end of a paid period is noticed. */
const billingTickMs = 30_000;

/** Maximum delay of alerts for deposits, the end of a month, and a short runway. Usage raises alerts when it is charged. */
const alertTickMs = 5_000;

/** Maximum delay until a short runway is noticed. It changes daily and with charges. */
const lowBalanceTickMs = 60_000;

const requestLogTickMs = 600_000;

const usageTickMs = 3_600_000;

/** Maximum delay, after an hour ends, until the usage of a project without further requests becomes a ledger entry. */
const usageChargesTickMs = 60_000;

export const clockRuns = new TaskMetrics();

interface ClockParameters {
  task: string;
  /** Pause between the end of one run and the start of the next. */
  tickMs: number;
  tick: () => Promise<void>;
  onError: (error: unknown) => void | Promise<void>;
}

/**
 * Runs `tick` immediately and then repeatedly. Runs never overlap.
 *
 * @returns stops the clock; resolves when the current run has finished
 */
export function startClock({ task, tickMs, tick, onError }: ClockParameters): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const turn = async (): Promise<void> => {
    await clockRuns.run(task, tick).catch(onError);
    if (!isStopped) timer = setTimeout(run, tickMs).unref();
  };
  let running = Promise.resolve();
  const run = (): void => {
    running = turn();
  };
  run();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return running;
  };
}

interface ServiceClockParameters {
  orm: Orm;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  now: () => Date;
}

/** Settles paid periods that have ended. Safe to run in several processes: each period is settled once. */
export function startBillingClock({ orm, log, now }: ServiceClockParameters): () => Promise<void> {
  return startClock({
    task: 'billing',
    tickMs: billingTickMs,
    tick: async () => {
      const projects = await settleDueProjects(orm, now());
      if (projects > 0) log.info({ projects }, 'billing periods settled');
    },
    onError: (error) => log.error({ err: error }, 'billing periods not settled'),
  });
}

/** Turns the usage of past hours into ledger entries. Safe to run in several processes: each charge becomes one entry. */
export function startUsageChargesClock({ orm, log, now }: ServiceClockParameters): () => Promise<void> {
  return startClock({
    task: 'usage_charges',
    tickMs: usageChargesTickMs,
    tick: async () => {
      const entries = await postUsageCharges(orm, now());
      if (entries > 0) log.info({ entries }, 'usage of past hours posted');
    },
    onError: (error) => log.error({ err: error }, 'usage of past hours not posted'),
  });
}

export function startAlertClock({ orm, log, now }: ServiceClockParameters): () => Promise<void> {
  return startClock({
    task: 'alerts',
    tickMs: alertTickMs,
    tick: () => evaluateDueAlerts(orm, now()),
    onError: (error) => log.error({ err: error }, 'alerts not evaluated'),
  });
}

export function startLowBalanceClock({ orm, log, now, terms }: ServiceClockParameters & { terms: DepositTerms }): () => Promise<void> {
  return startClock({
    task: 'low_balances',
    tickMs: lowBalanceTickMs,
    tick: () => evaluateLowBalances(orm, { now: now(), terms }),
    onError: (error) => log.error({ err: error }, 'low balances not evaluated'),
  });
}

export function startRequestLogClock({ orm, log, now }: ServiceClockParameters): () => Promise<void> {
  return startClock({
    task: 'request_log',
    tickMs: requestLogTickMs,
    tick: async () => {
      await pruneLoggedRequests(orm, now());
    },
    onError: (error) => log.error({ err: error }, 'old logged requests not deleted'),
  });
}

/** Creates partitions for the usage of the next days, drops expired ones, and deletes records of batches that no gateway will resend. */
export function startUsageClock({ pool, log, now }: Pick<Database, 'pool'> & Omit<ServiceClockParameters, 'orm'>): () => Promise<void> {
  return startClock({
    task: 'usage_tables',
    tickMs: usageTickMs,
    tick: async () => {
      const { created, dropped } = await maintainUsageTables(pool, now());
      if (created.length + dropped.length > 0) log.info({ created, dropped }, 'usage partitions maintained');
      await pruneUsageBatches(pool);
    },
    onError: (error) => log.error({ err: error }, 'usage tables not maintained'),
  });
}

import { PageDataError } from '../../src/server/page-data/page-data-services.ts';
import type { ProbeReport, ProbeCheck, ProbeFault, ProbeHistory } from '../../src/server/status/probe-report.ts';
import type { ProbeHistories, ProbeStore } from './probe-store.ts';
import type { ProbeTarget } from './list-probe-targets.ts';

export const daysMax = 90;

/** Adds a check to a history. Days are UTC; days beyond `daysMax` are dropped. */
export function recordCheck({ days }: ProbeHistory, check: ProbeCheck): ProbeHistory {
  const day = new Date(check.atMs).toISOString().slice(0, 10);
  const known = days.find((each) => each.day === day) ?? { day, checks: 0, failed: 0, slowestMs: null };
  const slowestMs = check.fault === null ? Math.max(known.slowestMs ?? 0, check.tookMs) : known.slowestMs;
  const counted = { day, checks: known.checks + 1, failed: known.failed + (check.fault === null ? 0 : 1), slowestMs };
  const others = days.filter((each) => each.day !== day);
  return { last: check, days: [...others, counted].toSorted((a, b) => (a.day < b.day ? -1 : 1)).slice(-daysMax) };
}

function faultOf(error: unknown): ProbeFault {
  if (!(error instanceof PageDataError)) throw error;
  if (error.code === 'PAGE_DATA_INVALID' || error.cause === undefined) return 'refused';
  return error.cause instanceof Error && error.cause.name === 'TimeoutError' ? 'timeout' : 'unreachable';
}

/**
 * Checks a part once and measures the time.
 *
 * @throws any error of the check other than `PageDataError`: those are bugs, not faults of the part
 */
export async function runCheck({ check }: Pick<ProbeTarget, 'check'>, now: () => number): Promise<ProbeCheck> {
  const atMs = now();
  const startedMs = performance.now();
  const fault = await check().then(() => null, faultOf);
  return { atMs, fault, tookMs: Math.round(performance.now() - startedMs) };
}

interface ProbesParameters {
  targets: readonly ProbeTarget[];
  intervalMs: number;
  store: ProbeStore;
  /** Called if measurements could not be saved or a check threw. */
  onFailure: (error: unknown) => void;
  now?: () => number;
}

export interface Probes {
  report: () => ProbeReport;
  checkAll: () => Promise<void>;
  /** Stops the timer and waits for the current round. */
  stop: () => Promise<void>;
}

/** Checks all parts immediately and then at intervals; a slow round delays the next. */
export async function startProbes({ targets, intervalMs, store, onFailure, now = Date.now }: ProbesParameters): Promise<Probes> {
  let histories: ProbeHistories = await store.load().catch((error: unknown) => {
    onFailure(error);
    return {};
  });
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const checkAll = async (): Promise<void> => {
    const checked = await Promise.all(
      targets.map(async (target) => {
        const history = histories[target.id] ?? { last: null, days: [] };
        return [target.id, recordCheck(history, await runCheck(target, now))] as const;
      }),
    );
    histories = { ...histories, ...Object.fromEntries(checked) };
    await store.save(histories);
  };
  const round = async (): Promise<void> => {
    await checkAll().catch(onFailure);
    // Stopped in the meantime.
    if (!isStopped) timer = setTimeout(begin, intervalMs).unref();
  };
  let running = Promise.resolve();
  const begin = (): void => {
    running = round();
  };
  if (targets.length > 0) begin();

  return {
    report: () => ({
      intervalMs,
      isKept: store.isKept,
      parts: targets.map(({ id, kind, name }) => ({ id, kind, name, history: histories[id] ?? { last: null, days: [] } })),
    }),
    checkAll,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

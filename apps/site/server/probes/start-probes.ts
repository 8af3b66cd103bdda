import type { ProbeReport } from '../../src/server/status/probe-report.ts';
import type { ProbeHistories, ProbeStore } from './probe-store.ts';
import type { ProbeTarget } from './probe-target.ts';
import { recordCheck } from './record-check.ts';
import { runCheck } from './run-check.ts';

export interface ProbesParameters {
  targets: readonly ProbeTarget[];
  intervalMs: number;
  store: ProbeStore;
  /** Told when what was measured could not be kept, or a check broke. */
  onFailure: (error: unknown) => void;
  now?: () => number;
}

export interface Probes {
  report: () => ProbeReport;
  /** Checks every part once, and keeps what came out. */
  checkAll: () => Promise<void>;
  /** Ends the clock, and waits for a round that is running. */
  stop: () => Promise<void>;
}

/** Checks every part at once and then every so often; a round that takes longer than that delays the next. */
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
    // One that has been stopped meanwhile begins no other.
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

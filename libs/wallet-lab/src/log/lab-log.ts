import type { WalletLog, WalletRecord } from '@onepoint/wallet';
import type { LabState } from '../lab/lab-state.ts';
import type { LabRecord } from './records.ts';

/** Recent records, newest first, as a store for `useSyncExternalStore`. */
export interface LabLog {
  readonly getRecords: () => readonly LabRecord[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly clear: () => void;
  readonly addState: (before: LabState, after: LabState) => void;
  /** Log for `observeWallets`. */
  readonly sink: WalletLog;
}

interface CreateLabLogParameters {
  /** Number of records kept; the oldest are dropped. Default 10,000. */
  readonly recordsMax?: number;
  /** Defers notifications, so that a burst of records is one update. Default: 16 ms. */
  readonly schedule?: (run: () => void) => void;
}

/** One frame at 60 Hz. `requestAnimationFrame` does not run in hidden tabs. */
const frameMs = 16;
const nextFrame = (run: () => void): void => void setTimeout(run, frameMs);

/** Creates a log for thousands of requests per second: constant-time writes, and subscribers are notified once per frame. */
export function createLabLog({ recordsMax = 10_000, schedule = nextFrame }: CreateLabLogParameters = {}): LabLog {
  const records = new Map<number, LabRecord>();
  const listeners = new Set<() => void>();
  let lastId = 0;
  let snapshot: readonly LabRecord[] = [];
  let isScheduled = false;

  const notify = (): void => {
    isScheduled = false;
    snapshot = [...records.values()].toReversed();
    for (const listener of listeners) listener();
  };
  const change = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    schedule(notify);
  };
  const add = (create: (id: number) => LabRecord): void => {
    lastId += 1;
    records.set(lastId, create(lastId));
    for (const id of records.keys()) {
      if (records.size <= recordsMax) break;
      records.delete(id);
    }
    change();
  };
  const clear = (): void => {
    records.clear();
    change();
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  const sink: WalletLog = {
    getRecords: () => snapshot.filter((record): record is WalletRecord => record.kind !== 'state'),
    subscribe,
    clear,
    addEvent: (event) => add((id) => ({ kind: 'event', id, startedAt: Date.now(), ...event })),
    startRequest: (request) => {
      const start = performance.now();
      const pending = { outcome: 'pending', durationMs: undefined, answer: undefined } as const;
      let id = 0;
      add((newId) => {
        id = newId;
        return { kind: 'request', id, startedAt: Date.now(), ...pending, ...request };
      });
      return (outcome, answer) => {
        const record = records.get(id);
        if (record?.kind !== 'request') return;
        records.set(id, { ...record, outcome, answer, durationMs: performance.now() - start });
        change();
      };
    },
  };
  return {
    getRecords: () => snapshot,
    subscribe,
    clear,
    addState: (before, after) =>
      add((id) => ({ kind: 'state', id, wallet: after.wallet ?? before.wallet ?? '', startedAt: Date.now(), before, after })),
    sink,
  };
}

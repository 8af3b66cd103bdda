import type { WalletLog, WalletRecord } from '@onepoint/wallet';
import type { LabState } from '../lab/lab-state.ts';
import type { LabRecord } from './records.ts';

/** The last records, newest first, as an external store. */
export interface LabLog {
  readonly getRecords: () => readonly LabRecord[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly clear: () => void;
  readonly addState: (before: LabState, after: LabState) => void;
  /** Where `observeWallets` writes. */
  readonly sink: WalletLog;
}

interface CreateLabLogParameters {
  /** Older records are dropped beyond this many. Default 10,000. */
  readonly recordsMax?: number;
  /** Puts a call off, so that a burst of records is one update of the page. Default: for one frame. */
  readonly schedule?: (run: () => void) => void;
}

/** One frame: what a screen shows at most. Not an animation frame, which a hidden tab never gets. */
const frameMs = 16;
const nextFrame = (run: () => void): void => void setTimeout(run, frameMs);

/**
 * A log that keeps up with a wallet that answers thousands of requests a second: writing costs the same however long the log
 * is, and readers are told once a frame.
 */
export function createLabLog({ recordsMax = 10_000, schedule = nextFrame }: CreateLabLogParameters = {}): LabLog {
  const records = new Map<number, LabRecord>();
  const listeners = new Set<() => void>();
  let lastId = 0;
  let snapshot: readonly LabRecord[] = [];
  let isScheduled = false;

  const tell = (): void => {
    isScheduled = false;
    snapshot = [...records.values()].toReversed();
    for (const listener of listeners) listener();
  };
  const change = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    schedule(tell);
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

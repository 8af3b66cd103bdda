import type { WalletEventRecord, WalletRecord, WalletRequestRecord } from './wallet-record.ts';

/** The last records, newest first, as an external store (`useSyncExternalStore`). */
export interface WalletLog {
  readonly getRecords: () => readonly WalletRecord[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly clear: () => void;
  readonly addEvent: (record: Pick<WalletEventRecord, 'wallet' | 'event' | 'data'>) => void;
  /** Starts a request's record; the returned function ends it. */
  readonly startRequest: (
    record: Pick<WalletRequestRecord, 'wallet' | 'method' | 'params'>,
  ) => (outcome: 'result' | 'error', answer: unknown) => void;
}

/** @param recordsMax older records are dropped beyond this many */
export function createWalletLog(recordsMax = 200): WalletLog {
  let records: readonly WalletRecord[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly WalletRecord[]): void => {
    records = next.slice(0, recordsMax);
    for (const listener of listeners) listener();
  };
  const nextId = (): number => {
    lastId += 1;
    return lastId;
  };
  return {
    getRecords: () => records,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear: () => set([]),
    addEvent: (event) => set([{ kind: 'event', id: nextId(), startedAt: Date.now(), ...event }, ...records]),
    startRequest: (request) => {
      const id = nextId();
      const start = performance.now();
      const pending = { outcome: 'pending', durationMs: undefined, answer: undefined } as const;
      set([{ kind: 'request', id, startedAt: Date.now(), ...pending, ...request }, ...records]);
      return (outcome, answer) => {
        const durationMs = performance.now() - start;
        set(records.map((record) => (record.id === id ? { ...record, outcome, answer, durationMs } : record)));
      };
    },
  };
}

export type WalletRecord = WalletRequestRecord | WalletEventRecord;

export interface WalletRequestRecord {
  readonly kind: 'request';
  readonly id: number;
  /** Announced name of the wallet. */
  readonly wallet: string;
  readonly method: string;
  readonly params: unknown;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  /** Undefined while the request is pending. */
  readonly durationMs: number | undefined;
  readonly outcome: 'pending' | 'result' | 'error';
  /** The result, or the error that the wallet threw. */
  readonly answer: unknown;
}

interface WalletEventRecord {
  readonly kind: 'event';
  readonly id: number;
  readonly wallet: string;
  /** `accountsChanged`, `chainChanged`, `connect`, `disconnect`, `message`. */
  readonly event: string;
  readonly data: unknown;
  readonly startedAt: number;
}

/** Recent records, newest first, as a store for `useSyncExternalStore`. */
export interface WalletLog {
  readonly getRecords: () => readonly WalletRecord[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly clear: () => void;
  readonly addEvent: (record: Pick<WalletEventRecord, 'wallet' | 'event' | 'data'>) => void;
  /** Adds a pending request; call the returned function when it settles. */
  readonly startRequest: (
    record: Pick<WalletRequestRecord, 'wallet' | 'method' | 'params'>,
  ) => (outcome: 'result' | 'error', answer: unknown) => void;
}

/** @param recordsMax number of records kept; the oldest are dropped */
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

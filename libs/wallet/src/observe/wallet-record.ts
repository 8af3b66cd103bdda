/** One thing that passed between the page and a wallet. */
export type WalletRecord = WalletRequestRecord | WalletEventRecord;

export interface WalletRequestRecord {
  readonly kind: 'request';
  readonly id: number;
  /** Name of the wallet, as it announces itself. */
  readonly wallet: string;
  readonly method: string;
  readonly params: unknown;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  /** Undefined while the wallet has not answered. */
  readonly durationMs: number | undefined;
  readonly outcome: 'pending' | 'result' | 'error';
  /** What the wallet answered, or the error it threw. */
  readonly answer: unknown;
}

export interface WalletEventRecord {
  readonly kind: 'event';
  readonly id: number;
  readonly wallet: string;
  /** `accountsChanged`, `chainChanged`, `connect`, `disconnect`, `message`. */
  readonly event: string;
  readonly data: unknown;
  readonly startedAt: number;
}

import type { WalletRecord } from '@onepoint/wallet';
import type { LabState } from '../lab/lab-state.ts';

/** The page changed its mind about its wallets. */
export interface StateRecord {
  readonly kind: 'state';
  readonly id: number;
  /** Name of the wallet that is current afterwards, else of the one that was; empty without either. */
  readonly wallet: string;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly before: LabState;
  readonly after: LabState;
}

/** A line of the log: what passed between page and wallet, and what that did to the page's state. */
export type LabRecord = WalletRecord | StateRecord;

/** What a line is called: the method, the event, or the kind of a change of state. */
export function recordName(record: LabRecord): string {
  if (record.kind === 'request') return record.method;
  return record.kind === 'event' ? record.event : `${record.before.status} → ${record.after.status}`;
}

/** The kind of line as far as icons and filters go: an event, a change of state, or a request by its outcome. */
export function recordOutcome(record: LabRecord): 'event' | 'state' | 'pending' | 'result' | 'error' {
  return record.kind === 'request' ? record.outcome : record.kind;
}

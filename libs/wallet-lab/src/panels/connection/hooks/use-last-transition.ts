import type { WalletStatus } from '@onepoint/wallet/react';
import { useSyncExternalStore } from 'react';
import { useLab } from '../../../lab/lab-context.ts';
import type { LabRecord, StateRecord } from '../../../log/lab-record.ts';

export interface Transition {
  readonly from: WalletStatus;
  readonly to: WalletStatus;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** The last change of the connection's status that the log holds; undefined before one. */
export function useLastTransition(): Transition | undefined {
  const { log } = useLab();
  const records = useSyncExternalStore(log.subscribe, log.getRecords);
  const change = records.find(changesStatus);
  return change && { from: change.before.status, to: change.after.status, at: change.startedAt };
}

function changesStatus(record: LabRecord): record is StateRecord {
  return record.kind === 'state' && record.before.status !== record.after.status;
}

import { useTranslation } from '@onepoint/i18n';
import type { ReactNode } from 'react';
import { diffState } from '../../../lab/diff-state.ts';
import type { StateRecord } from '../../../log/lab-record.ts';
import styles from './record-row.module.css';

export interface StateNameProps {
  readonly record: StateRecord;
}

/** A change of state in a few words: from which status to which, or what changed while it stayed the same. */
export function StateName({ record: { before, after } }: StateNameProps): ReactNode {
  const { t, i18n } = useTranslation('provider');
  if (before.status !== after.status) {
    return <span className={styles.state}>{`${t(`connection.${before.status}`)} → ${t(`connection.${after.status}`)}`}</span>;
  }
  const fields = diffState(before, after).map(({ field }) => t(`log.fields.${field}`));
  return <span className={styles.state}>{new Intl.ListFormat(i18n.language, { style: 'short', type: 'unit' }).format(fields)}</span>;
}

import { useTranslation } from '@onepoint/i18n';
import { ArrowRightLeft, Ban, Check, LoaderCircle, Radio } from 'lucide-react';
import type { ReactNode } from 'react';
import { recordOutcome, type LabRecord } from '../../../log/lab-record.ts';
import styles from './record-icon.module.css';

const icons = { event: Radio, state: ArrowRightLeft, pending: LoaderCircle, result: Check, error: Ban } as const;

export interface RecordIconProps {
  readonly record: LabRecord;
}

/** What kind of line this is: an event, a change of state, or a request that waits, was answered or was refused. */
export function RecordIcon({ record }: RecordIconProps): ReactNode {
  const { t } = useTranslation('provider');
  const kind = recordOutcome(record);
  const Icon = icons[kind];
  return (
    <span className={styles[kind]} title={t(`log.${kind}`)}>
      <Icon className={styles.icon} strokeWidth={1.5} aria-label={t(`log.${kind}`)} />
    </span>
  );
}

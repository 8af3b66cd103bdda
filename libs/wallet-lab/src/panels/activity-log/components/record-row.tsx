import { useTranslation } from '@onepoint/i18n';
import { memo, useState, type ReactNode } from 'react';
import { recordName, type LabRecord } from '../../../log/lab-record.ts';
import { formatTime } from './format-time.ts';
import { RecordBody } from './record-body.tsx';
import { RecordIcon } from './record-icon.tsx';
import styles from './record-row.module.css';
import { StateName } from './state-name.tsx';

export interface RecordRowProps {
  readonly record: LabRecord;
  /** The record is someone else's: it cannot be repeated here. */
  readonly isShared?: boolean;
}

/** One line of the log; opened, it shows what went over and what came of it. A long log draws only its closed lines. */
export const RecordRow = memo(({ record, isShared = false }: RecordRowProps): ReactNode => {
  const { t, i18n } = useTranslation(['provider', 'common']);
  const [isOpen, setIsOpen] = useState(false);
  const durationMs = record.kind === 'request' ? record.durationMs : undefined;
  return (
    <li className={styles.record}>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>
          <RecordIcon record={record} />
          {record.kind === 'state' ? <StateName record={record} /> : <span className={styles.name}>{recordName(record)}</span>}
          <span className={styles.meta}>
            {durationMs === undefined ? null : t('common:units.milliseconds', { value: durationMs.toFixed(durationMs < 10 ? 1 : 0) })}
          </span>
          <time className={styles.meta} dateTime={new Date(record.startedAt).toISOString()}>
            {formatTime(record.startedAt, i18n.language)}
          </time>
        </summary>
        {isOpen ? <RecordBody record={record} isShared={isShared} /> : null}
      </details>
    </li>
  );
});
RecordRow.displayName = 'RecordRow';

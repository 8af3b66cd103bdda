import { useTranslation } from '@onepoint/i18n';
import type { ReactNode } from 'react';
import type { LabRecord } from '../../../log/lab-record.ts';
import { JsonBlock } from '../../../shared/json-block.tsx';
import styles from './record-body.module.css';
import { RecordActions } from './record-actions.tsx';
import { AnswerDiff } from './answer-diff.tsx';
import { StateDiff } from './state-diff.tsx';

export interface RecordBodyProps {
  readonly record: LabRecord;
  readonly isShared: boolean;
}

/** Parameters and answer, an event's data, or what changed; and what can be done with it. */
export function RecordBody({ record, isShared }: RecordBodyProps): ReactNode {
  const { t } = useTranslation('provider');
  return (
    <div className={styles.body}>
      <p className={styles.wallet}>{record.wallet}</p>
      {record.kind === 'state' ? <StateDiff before={record.before} after={record.after} /> : null}
      {record.kind === 'event' ? <JsonBlock label={t('log.data')} value={record.data} /> : null}
      {record.kind === 'request' ? (
        <>
          {record.params === undefined ? null : <JsonBlock label={t('log.parameters')} value={record.params} />}
          {record.outcome === 'pending' ? null : <JsonBlock label={t('log.answer')} value={record.answer} />}
          <AnswerDiff record={record} />
        </>
      ) : null}
      <RecordActions record={record} isShared={isShared} />
    </div>
  );
}

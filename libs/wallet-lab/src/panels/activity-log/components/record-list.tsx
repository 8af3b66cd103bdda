import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { useState, type ReactNode } from 'react';
import type { LabRecord } from '../../../log/lab-record.ts';
import styles from './record-list.module.css';
import { RecordRow } from './record-row.tsx';

/** Lines drawn at once: more would be scrolled past, and cost time with each record that arrives. */
const pageSize = 100;

export interface RecordListProps {
  readonly records: readonly LabRecord[];
  readonly isShared?: boolean;
}

/** Records, newest first, a page at a time. */
export function RecordList({ records, isShared = false }: RecordListProps): ReactNode {
  const { t } = useTranslation('provider');
  const [pages, setPages] = useState(1);
  const shown = pages * pageSize;
  return (
    <>
      <ol className={styles.records} aria-label={t('log.title')}>
        {records.slice(0, shown).map((record) => (
          <RecordRow key={record.id} record={record} isShared={isShared} />
        ))}
      </ol>
      {records.length > shown ? (
        <p className={styles.more}>
          <Button size="sm" variant="secondary" onClick={() => setPages(pages + 1)}>
            {t('log.showMore', { count: Math.min(pageSize, records.length - shown) })}
          </Button>
        </p>
      ) : null}
    </>
  );
}

import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { onDemand } from '@onepoint/ui-kit/on-demand';
import { ArrowRightLeft, Ban, Check, LoaderCircle, Radio, ScrollText } from 'lucide-react';
import { memo, Suspense, useState, type ReactNode } from 'react';
import { diffState } from '../../lab/lab-state.ts';
import { recordName, recordOutcome, type LabRecord, type StateRecord } from '../../log/records.ts';
import { formatTime } from '../../shared/format.ts';
import { Loading } from '../../shared/loading.tsx';
import styles from './record-list.module.css';

// Lazy because the first view lists records without opening one.
const RecordBody = onDemand(async () => (await import('./record-body.tsx')).RecordBody);

/** Rows per page. More rows would slow down each update. */
const pageSize = 100;

interface RecordListProps {
  readonly records: readonly LabRecord[];
  readonly isShared?: boolean;
}

/** List of records, 100 per page. */
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

export function LogEmpty(): ReactNode {
  const { t } = useTranslation('provider');
  return (
    <EmptyState className={styles.empty} headingLevel={3} icon={<ScrollText strokeWidth={1.5} />} title={t('log.empty')}>
      {t('log.emptyHint')}
    </EmptyState>
  );
}

interface RecordRowProps {
  readonly record: LabRecord;
  /** The record is from a shared log and cannot be replayed. */
  readonly isShared?: boolean;
}

/** One record. Its body is rendered only while it is open. */
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
        {isOpen ? (
          <Suspense fallback={<Loading />}>
            <RecordBody record={record} isShared={isShared} />
          </Suspense>
        ) : null}
      </details>
    </li>
  );
});
RecordRow.displayName = 'RecordRow';

const icons = { event: Radio, state: ArrowRightLeft, pending: LoaderCircle, result: Check, error: Ban } as const;

interface RecordIconProps {
  readonly record: LabRecord;
}

function RecordIcon({ record }: RecordIconProps): ReactNode {
  const { t } = useTranslation('provider');
  const kind = recordOutcome(record);
  const Icon = icons[kind];
  return (
    <span className={styles[kind]} title={t(`log.${kind}`)}>
      <Icon className={styles.icon} strokeWidth={1.5} aria-label={t(`log.${kind}`)} />
    </span>
  );
}

interface StateNameProps {
  readonly record: StateRecord;
}

/** Summary of a state change: the status change, or the names of the changed fields. */
function StateName({ record: { before, after } }: StateNameProps): ReactNode {
  const { t, i18n } = useTranslation('provider');
  if (before.status !== after.status) {
    return <span className={styles.rowState}>{`${t(`connection.${before.status}`)} → ${t(`connection.${after.status}`)}`}</span>;
  }
  const fields = diffState(before, after).map(({ field }) => t(`log.fields.${field}`));
  return <span className={styles.rowState}>{new Intl.ListFormat(i18n.language, { style: 'short', type: 'unit' }).format(fields)}</span>;
}

import type { AuditEntry } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Avatar } from '@onepoint/ui-kit/avatar';
import { Card } from '@onepoint/ui-kit/card';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { LoadMore } from '@onepoint/ui-kit/load-more';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { Clock, History } from 'lucide-react';
import { useEffect } from 'react';
import { useNotifyError } from '../../shared/errors/use-notify-error.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { AuditChangeList } from './audit-change-list.tsx';
import type { useAuditEntries } from './audit-entries.queries.ts';
import styles from './audit-list.module.css';
import { useActorName } from './use-audit-texts.ts';

const rows = 6;

function AuditListSkeleton() {
  return (
    <div aria-busy="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.entry}>
          <Skeleton shape="circle" />
          <Skeleton lines={2} />
        </div>
      ))}
    </div>
  );
}

interface AuditSentenceProps {
  entry: Pick<AuditEntry, 'action' | 'actor' | 'token' | 'subject'>;
}

/** Placeholders for names, from a private-use range that no text contains. Names never pass through markup. */
const marks = { actor: '\uE000', subject: '\uE001' };

/** Describes an entry in a sentence, with names emphasized. Shows actions that this version doesn't know verbatim. */
function AuditSentence({ entry: { action, actor, token, subject } }: AuditSentenceProps) {
  const { t, i18n } = useTranslation('dashboard');
  const actorName = useActorName();
  const path = `auditLog.sentences.${action}`;
  const sentence = i18n.exists(path, { ns: 'dashboard' })
    ? t(path as 'auditLog.sentences.member.add', marks)
    : t('auditLog.sentences.other', { ...marks, action });
  const names: Record<string, string> = {
    [marks.actor]: actorName({ actor, token }),
    [marks.subject]: subject.name || t('auditLog.deletedUser'),
  };
  return sentence.split(/([\uE000\uE001])/).map((part, index) => {
    const name = names[part];
    // Index keys are safe, because a sentence's parts never change order.
    return name === undefined ? part : <strong key={index}>{name}</strong>;
  });
}

interface AuditListProps {
  /** Newest first. */
  entries: readonly AuditEntry[];
  /** True while new filters load. */
  stale: boolean;
}

function AuditList({ entries, stale }: AuditListProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const days = Map.groupBy(entries, ({ createdAt }) => format.date(createdAt));
  return (
    <section aria-label={t('auditLog.list')} aria-busy={stale || undefined} className={styles.days}>
      {[...days].map(([day, ofDay]) => (
        <div key={day}>
          <h2 className={styles.day}>{day}</h2>
          <ol className={styles.entries}>
            {ofDay.map((entry) => (
              <li key={entry.id} className={styles.entry}>
                {entry.actor ? (
                  <Avatar name={entry.actor.displayName} imageUrl={entry.actor.imageUrl ?? undefined} size={28} />
                ) : (
                  <span className={styles.service}>
                    <Clock size={16} strokeWidth={1.5} aria-hidden />
                  </span>
                )}
                <div className={styles.what}>
                  <p className={styles.sentence}>
                    <AuditSentence entry={entry} />
                  </p>
                  {entry.changes.length > 0 ? <AuditChangeList changes={entry.changes} /> : null}
                </div>
                <time className={styles.time} dateTime={entry.createdAt}>
                  {format.date(entry.createdAt, { style: 'time' })}
                </time>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

interface AuditResultsProps {
  list: ReturnType<typeof useAuditEntries>;
  filtered: boolean;
}

export function AuditResults({ list, filtered }: AuditResultsProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const format = useFormat();
  const notifyError = useNotifyError();
  const { entries, hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData, error } = list;
  useEffect(() => {
    if (isFetchNextPageError) notifyError(t('dashboard:auditLog.failed.more'), error);
  }, [isFetchNextPageError, error, notifyError, t]);
  if (entries?.length === 0) {
    return (
      <Card padding="none">
        <EmptyState title={t(filtered ? 'auditLog.headline.noMatch' : 'auditLog.empty.title')} icon={<History aria-hidden />}>
          {t(filtered ? 'auditLog.empty.filtered' : 'auditLog.empty.text')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card padding="none">
      {entries ? (
        <>
          <AuditList entries={entries} stale={isPlaceholderData} />
          <LoadMore
            hasMore={hasNextPage}
            loading={isFetchingNextPage}
            label={t('common:actions.loadMore')}
            status={t('auditLog.shown', { shown: format.number(entries.length) })}
            onLoadMore={() => void list.fetchNextPage()}
          />
        </>
      ) : (
        <AuditListSkeleton />
      )}
    </Card>
  );
}

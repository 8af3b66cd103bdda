import type { AuditEntry } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Avatar } from '@onepoint/ui-kit/avatar';
import { Clock } from 'lucide-react';
import { useFormat } from '../../../shared/format/use-format.ts';
import { AuditChangeList } from './audit-change-list.tsx';
import styles from './audit-list.module.css';
import { AuditSentence } from './audit-sentence.tsx';

export interface AuditListProps {
  /** Newest first. */
  entries: readonly AuditEntry[];
  /** Another choice is being loaded. */
  stale: boolean;
}

/** Changes under the days they were made on. */
export function AuditList({ entries, stale }: AuditListProps) {
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

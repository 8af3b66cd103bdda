import { useTranslation } from '@onepoint/i18n';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { Braces, Rss, ShieldCheck } from 'lucide-react';
import type { StatusContent } from '../../../shared/status-content.ts';
import { IncidentEntry } from './incident-entry.tsx';
import styles from './incident-list.module.css';

/** What has happened, told by people, and the feeds of it. */
export function IncidentList({ incidents, feeds, textLanguage }: Pick<StatusContent, 'incidents' | 'feeds' | 'textLanguage'>) {
  const { t } = useTranslation('page');
  return (
    <section aria-labelledby="incidents" className={styles.incidents}>
      <div className={styles.head}>
        <h2 id="incidents" className={styles.heading}>
          {t('status.incidents.title')}
        </h2>
        <div className={styles.feeds} role="group" aria-label={t('status.incidents.follow')}>
          <LinkButton href={feeds.rss} size="sm" icon={<Rss aria-hidden />}>
            {t('status.incidents.rss')}
          </LinkButton>
          <LinkButton href={feeds.json} size="sm" icon={<Braces aria-hidden />}>
            {t('status.incidents.json')}
          </LinkButton>
        </div>
      </div>
      {incidents.length === 0 ? (
        <EmptyState title={t('status.incidents.empty')} headingLevel={3} icon={<ShieldCheck aria-hidden />}>
          {t('status.incidents.emptyText')}
        </EmptyState>
      ) : (
        <ol className={styles.list}>
          {incidents.map((incident) => (
            <IncidentEntry key={incident.id} incident={incident} textLanguage={textLanguage} />
          ))}
        </ol>
      )}
    </section>
  );
}

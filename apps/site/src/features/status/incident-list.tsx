import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { Braces, Rss, ShieldCheck } from 'lucide-react';
import { Article } from '../../shared/article/article.tsx';
import { incidentTimesOf, type StatusContent, type StatusIncident } from '../../shared/content/status-content.ts';
import styles from './incident-list.module.css';

/** Incidents and their feeds. */
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

interface IncidentEntryProps {
  incident: StatusIncident;
  /** Language of its text if it differs from the page's. */
  textLanguage: string | null;
}

/** An incident: start, duration, impact and text. */
function IncidentEntry({ incident: { id, title, impact, startedAt, resolvedAt, html }, textLanguage }: IncidentEntryProps) {
  const { t } = useTranslation('page');
  const { began, minutes } = incidentTimesOf({ startedAt, resolvedAt });
  return (
    <li id={id} className={styles.incident}>
      <div className={styles.incidentEntryHead}>
        <h3 className={styles.title} lang={textLanguage ?? undefined}>
          {title}
        </h3>
        <Badge tone={minutes === null ? 'negative' : 'neutral'} dot={minutes === null}>
          {minutes === null ? t('status.incidents.ongoing') : t('status.incidents.resolved', { count: minutes })}
        </Badge>
      </div>
      <p className={styles.facts}>
        <time dateTime={startedAt}>{t('status.incidents.began', { time: began })}</time>
        <span>{t(`status.incidents.${impact}`)}</span>
      </p>
      <Article html={html} language={textLanguage ?? undefined} />
    </li>
  );
}

import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { ShieldCheck } from 'lucide-react';
import { Article } from '../../shared/article/article.tsx';
import { incidentTimesOf, type StatusContent, type StatusIncident } from '../../shared/content/status-content.ts';
import styles from './incident-list.module.css';

/** The incidents, newest first. */
export function IncidentList({ incidents, textLanguage }: Pick<StatusContent, 'incidents' | 'textLanguage'>) {
  const { t } = useTranslation('page');
  return (
    <section aria-labelledby="incidents" className={styles.incidents}>
      <h2 id="incidents" className={styles.heading}>
        {t('status.incidents.title')}
      </h2>
      {incidents.length === 0 ? (
        <div className={styles.none}>
          <ShieldCheck size={20} strokeWidth={1.5} aria-hidden />
          <div>
            <h3 className={styles.noneTitle}>{t('status.incidents.empty')}</h3>
            <p className="text-muted">{t('status.incidents.emptyText')}</p>
          </div>
        </div>
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

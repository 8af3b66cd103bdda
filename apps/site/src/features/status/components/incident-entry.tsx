import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { Article } from '../../../shared/article.tsx';
import { incidentTimesOf } from '../../../shared/incident-times.ts';
import type { StatusIncident } from '../../../shared/status-content.ts';
import styles from './incident-entry.module.css';

export interface IncidentEntryProps {
  incident: StatusIncident;
  /** Language of its text where it is not that of the page. */
  textLanguage: string | null;
}

/** One incident: when, for how long, how bad, and what was written about it. */
export function IncidentEntry({ incident: { id, title, impact, startedAt, resolvedAt, html }, textLanguage }: IncidentEntryProps) {
  const { t } = useTranslation('page');
  const { began, minutes } = incidentTimesOf({ startedAt, resolvedAt });
  return (
    <li id={id} className={styles.incident}>
      <div className={styles.head}>
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

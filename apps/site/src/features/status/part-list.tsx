import { formatDate, formatPercent, useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { ChainIcon } from '@onepoint/ui-kit/chain-icon';
import { Database, KeyRound } from 'lucide-react';
import type { CSSProperties } from 'react';
import { type StatusMeasurements, type StatusPart, type StatusDay, uptimeOf } from '../../shared/content/status-content.ts';
import styles from './part-list.module.css';

const kinds = ['good', 'some', 'most', 'none'] as const;

function BarLegend() {
  const { t } = useTranslation('page');
  return (
    <ul className={styles.legend} aria-label={t('status.legend.label')}>
      {kinds.map((kind) => (
        <li key={kind} className={styles.entry}>
          <span className={kind === 'none' ? styles.empty : styles[kind]} aria-hidden />
          {t(`status.legend.${kind}`)}
        </li>
      ))}
    </ul>
  );
}

const msPerDay = 86_400_000;

/** ISO 8601 date of a day by its index. */
const dateOf = (firstDay: string, index: number): string => new Date(Date.parse(firstDay) + index * msPerDay).toISOString().slice(0, 10);

interface DayBarsProps {
  /** Oldest first. */
  days: readonly (StatusDay | null)[];
  /** ISO 8601 date of the first. */
  firstDay: string;
  /** Accessible summary of the bars. */
  label: string;
}

/** A bar per day with its share of failed checks; a stub for days without measurement. */
function DayBars({ days, firstDay, label }: DayBarsProps) {
  const { t } = useTranslation('page');
  return (
    <span className={styles.bars} role="img" aria-label={label}>
      {days.map((day, index) => {
        const date = dateOf(firstDay, index);
        if (day === null) return <span key={date} className={styles.none} title={t('status.dayNoData', { date })} />;
        const [checks, failed] = day;
        const share = failed === 0 ? undefined : ({ '--failed': `${String(Math.ceil((100 * failed) / checks))}%` } as CSSProperties);
        return <span key={date} className={styles.day} style={share} title={t('status.day', { date, failed, checks })} />;
      })}
    </span>
  );
}

const tones = { up: 'positive', failing: 'negative', unknown: 'neutral' } as const;
const iconSize = 20;

function PartIcon({ part: { id, kind } }: { part: StatusPart }) {
  if (kind === 'chain') return <ChainIcon chain={id.replace(/^chain-/, '')} size={iconSize} />;
  const Icon = kind === 'api' ? Database : KeyRound;
  return <Icon size={iconSize} strokeWidth={1.5} aria-hidden />;
}

/** Describes uptime: since when, if that isn't the first day, and the number of days without data since then. */
function useUptimeText(days: StatusPart['days'], firstDay: string): string {
  const { t, i18n } = useTranslation('page');
  const uptime = uptimeOf(days);
  if (uptime === null) return t('status.noChecks');
  const percent = formatPercent(uptime.share, i18n.language);
  const date = formatDate(dateOf(firstDay, uptime.firstIndex), i18n.language, { timeZone: 'UTC' });
  const text = uptime.firstIndex === 0 ? t('status.uptime', { percent }) : t('status.uptimeSince', { percent, date });
  return uptime.daysMissing === 0 ? text : `${text} · ${t('status.noData', { count: uptime.daysMissing })}`;
}

function PartRow({ part, firstDay }: { part: StatusPart; firstDay: string }) {
  const { t } = useTranslation('page');
  const { kind, state, fault, tookMs, days } = part;
  const name = kind === 'chain' ? part.name : t(`status.parts.${kind}`);
  const summary = useUptimeText(days, firstDay);
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <PartIcon part={part} />
        {name}
      </span>
      <span className={styles.now}>
        {tookMs === null ? null : <span className={styles.took}>{t('status.took', { ms: tookMs })}</span>}
        {fault === null ? null : <span className={styles.fault}>{t(`status.fault.${fault}`)}</span>}
        <Badge tone={tones[state]} dot>
          {t(`status.state.${state}`)}
        </Badge>
      </span>
      <DayBars days={days} firstDay={firstDay} label={t('status.bars', { name, days: days.length, summary })} />
      <span className={styles.ends} aria-hidden>
        <span>{t('status.daysAgo', { days: days.length })}</span>
        <span className={styles.summary}>{summary}</span>
        <span>{t('status.today')}</span>
      </span>
    </li>
  );
}

export function PartList({ measured }: { measured: StatusMeasurements }) {
  const { t, i18n } = useTranslation('page');
  const { parts, firstDay, sampleUntil } = measured;
  const groups = [
    { title: t('status.parts.chains'), rows: parts.filter(({ kind }) => kind === 'chain') },
    { title: t('status.parts.account'), rows: parts.filter(({ kind }) => kind !== 'chain') },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <section aria-labelledby="parts" className={styles.parts}>
      <div className={styles.head}>
        <h2 id="parts" className={styles.heading}>
          {t('status.parts.title')}
        </h2>
        <BarLegend />
      </div>
      {sampleUntil === null ? null : (
        <p className={styles.sample}>
          <Badge tone="info">{t('status.sample.badge')}</Badge>{' '}
          {t('status.sample.text', { date: formatDate(sampleUntil, i18n.language, { timeZone: 'UTC' }) })}
        </p>
      )}
      {groups.map(({ title, rows }) => (
        <div key={title}>
          <h3 className={styles.title}>{title}</h3>
          <ul className={styles.rows}>
            {rows.map((part) => (
              <PartRow key={part.id} part={part} firstDay={firstDay} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

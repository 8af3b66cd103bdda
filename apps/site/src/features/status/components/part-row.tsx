import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { ChainIcon } from '@onepoint/ui-kit/chain-icon';
import { Database, KeyRound } from 'lucide-react';
import type { StatusPart } from '../../../shared/status-content.ts';
import { DayBars } from './day-bars.tsx';
import styles from './part-row.module.css';

const tones = { up: 'positive', failing: 'negative', unknown: 'neutral' } as const;
const iconSize = 20;

function PartIcon({ part: { id, kind } }: { part: StatusPart }) {
  if (kind === 'chain') return <ChainIcon chain={id.replace(/^chain-/, '')} size={iconSize} />;
  const Icon = kind === 'api' ? Database : KeyRound;
  return <Icon size={iconSize} strokeWidth={1.5} aria-hidden />;
}

/** One part: whether it answers, how fast, and how it has been. */
export function PartRow({ part, firstDay }: { part: StatusPart; firstDay: string }) {
  const { t, i18n } = useTranslation('page');
  const { kind, state, fault, tookMs, days } = part;
  const name = kind === 'chain' ? part.name : t(`status.parts.${kind}`);
  const measured = days.filter((day) => day !== null);
  const checks = measured.reduce((sum, [count]) => sum + count, 0);
  const failed = measured.reduce((sum, [, count]) => sum + count, 0);
  const inWords = (count: number): string => new Intl.NumberFormat(i18n.language).format(count);
  const summary = checks === 0 ? t('status.noChecks') : t('status.summary', { failed: inWords(failed), checks: inWords(checks) });
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

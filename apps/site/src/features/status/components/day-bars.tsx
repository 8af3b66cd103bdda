import { useTranslation } from '@onepoint/i18n';
import type { CSSProperties } from 'react';
import type { StatusDay } from '../../../shared/status-content.ts';
import styles from './day-bars.module.css';

const msPerDay = 86_400_000;

interface DayBarsProps {
  /** Oldest first. */
  days: readonly (StatusDay | null)[];
  /** ISO 8601 date of the first. */
  firstDay: string;
  /** What the bars say together, for those who do not see them. */
  label: string;
}

/** A bar a day. What failed stands in the bar from below, by its share; a day that was not measured is a stub. */
export function DayBars({ days, firstDay, label }: DayBarsProps) {
  const { t } = useTranslation('page');
  const dateOf = (index: number): string => new Date(Date.parse(firstDay) + index * msPerDay).toISOString().slice(0, 10);
  return (
    <span className={styles.bars} role="img" aria-label={label}>
      {days.map((day, index) => {
        const date = dateOf(index);
        if (day === null) return <span key={date} className={styles.none} />;
        const [checks, failed] = day;
        const share = failed === 0 ? undefined : ({ '--failed': `${String(Math.ceil((100 * failed) / checks))}%` } as CSSProperties);
        return <span key={date} className={styles.day} style={share} title={t('status.day', { date, failed, checks })} />;
      })}
    </span>
  );
}

import { useTranslation } from '@onepoint/i18n';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { UsageMonth, UsageMonths } from '../data/usage-month.ts';
import styles from './month-switch.module.css';
import { useMonthName } from './use-month-name.ts';

export interface MonthSwitchProps {
  months: UsageMonths;
  onMonthChange: (month: UsageMonth) => void;
}

/** Which month is shown, and the way to those beside it. */
export function MonthSwitch({ months: { shown, previous, next }, onMonthChange }: MonthSwitchProps) {
  const { t } = useTranslation('dashboard');
  const monthName = useMonthName();
  return (
    <div role="group" aria-label={t('usage.month.label')} className={styles.switch}>
      <IconButton
        name={t('usage.month.previous')}
        icon={<ChevronLeft aria-hidden className={styles.icon} />}
        disabled={previous === undefined}
        onClick={() => previous !== undefined && onMonthChange(previous)}
      />
      <span className={styles.name}>{monthName(shown)}</span>
      <IconButton
        name={t('usage.month.next')}
        icon={<ChevronRight aria-hidden className={styles.icon} />}
        disabled={next === undefined}
        onClick={() => next !== undefined && onMonthChange(next)}
      />
    </div>
  );
}

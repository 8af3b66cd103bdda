import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { onDemand } from '@onepoint/ui-kit/on-demand';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { Suspense, type ReactNode } from 'react';
import styles from './filter-bar.module.css';
import type { PeriodSelectProps } from './period-select.tsx';
import { isFiltered, type PeriodFilter } from './url-filters.ts';

const PeriodSelect = onDemand(async () => (await import('./period-select.tsx')).PeriodSelect);

interface FilterBarProps extends Pick<PeriodSelectProps, 'presets' | 'nowMs'> {
  filters: PeriodFilter;
  onPeriodChange: (period: PeriodFilter) => void;
  onClear: () => void;
  children: ReactNode;
}

export function FilterBar({ filters, onPeriodChange, onClear, children, ...period }: FilterBarProps) {
  const { t } = useTranslation('dashboard');
  const { from, to } = filters;
  return (
    <div className={styles.bar} role="group" aria-label={t('requests.filters')}>
      {children}
      <Suspense fallback={<Skeleton shape="block" className={styles.waiting} />}>
        <PeriodSelect
          {...period}
          className={styles.period}
          value={from !== null && to !== null ? { from, to } : null}
          onValueChange={onPeriodChange}
        />
      </Suspense>
      {isFiltered(filters) ? (
        <Button variant="ghost" onClick={onClear}>
          {t('statistics.clear')}
        </Button>
      ) : null}
    </div>
  );
}

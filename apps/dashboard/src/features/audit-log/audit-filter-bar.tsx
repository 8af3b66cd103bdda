import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { onDemand } from '@onepoint/ui-kit/on-demand';
import { Suspense } from 'react';
import { FilterSelect, type FilterSelectProps } from '../../shared/filter-select/filter-select.tsx';
import styles from './audit-filter-bar.module.css';
import { type AuditFilters, isFiltered, noAuditFilters } from './audit-filters.ts';
import { useAuditTexts } from './use-audit-texts.ts';

const AuditPeriod = onDemand(async () => (await import('./audit-period.tsx')).AuditPeriod);

interface AuditFilterBarProps {
  filters: AuditFilters;
  onFiltersChange: (changes: Partial<AuditFilters>) => void;
  actors: FilterSelectProps['options'];
  /** Current time, the end of "last 7 days". */
  nowMs: number;
}

/** Filters by action, actor and period. */
export function AuditFilterBar({ filters, onFiltersChange, actors, nowMs }: AuditFilterBarProps) {
  const { t } = useTranslation('dashboard');
  const { actionOptions } = useAuditTexts();
  const { action, actorId, from, to } = filters;
  return (
    <div className={styles.bar} role="search">
      <FilterSelect
        label={t('auditLog.action')}
        allLabel={t('auditLog.allActions')}
        options={actionOptions}
        value={action}
        onValueChange={(value) => onFiltersChange({ action: value })}
      />
      <FilterSelect
        label={t('auditLog.actor')}
        allLabel={t('auditLog.allActors')}
        options={actors}
        value={actorId}
        onValueChange={(value) => onFiltersChange({ actorId: value })}
      />
      <Suspense fallback={<Skeleton shape="block" className={styles.waiting} />}>
        <AuditPeriod
          className={styles.period}
          value={from !== null && to !== null ? { from, to } : null}
          onValueChange={onFiltersChange}
          nowMs={nowMs}
        />
      </Suspense>
      {isFiltered(filters) ? (
        <Button variant="ghost" onClick={() => onFiltersChange(noAuditFilters)}>
          {t('auditLog.clear')}
        </Button>
      ) : null}
    </div>
  );
}

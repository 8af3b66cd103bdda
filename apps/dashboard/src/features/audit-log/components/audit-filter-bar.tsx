import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { DateRange } from '@onepoint/ui-kit/date-range';
import { FilterSelect, type FilterSelectProps } from '../../../shared/filter-select/filter-select.tsx';
import { useDateRangeTexts } from '../../../shared/period/use-date-range-texts.ts';
import { isFiltered, noAuditFilters, type AuditFilters } from '../data/audit-filters.ts';
import { recentPeriods } from '../data/recent-periods.ts';
import { useAuditTexts } from '../hooks/use-audit-texts.ts';
import styles from './audit-filter-bar.module.css';

export interface AuditFilterBarProps {
  filters: AuditFilters;
  onFiltersChange: (changes: Partial<AuditFilters>) => void;
  /** Users who may have changed something. */
  actors: FilterSelectProps['options'];
  /** The present: what "last 7 days" ends at. */
  nowMs: number;
}

/** What was done, by whom, when: which changes are listed below. */
export function AuditFilterBar({ filters, onFiltersChange, actors, nowMs }: AuditFilterBarProps) {
  const { t, i18n } = useTranslation('dashboard');
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
      <DateRange
        className={styles.period}
        label={t('auditLog.period')}
        hideLabel
        locale={i18n.language}
        texts={useDateRangeTexts()}
        value={from !== null && to !== null ? { from, to } : null}
        presets={recentPeriods(nowMs).map(({ id, value }) => ({ id, value, label: t(`auditLog.periods.${id}`) }))}
        max={new Date(nowMs).toISOString()}
        placeholder={t('auditLog.allTime')}
        onValueChange={(value) => onFiltersChange(value)}
      />
      {isFiltered(filters) ? (
        <Button variant="ghost" onClick={() => onFiltersChange(noAuditFilters)}>
          {t('auditLog.clear')}
        </Button>
      ) : null}
    </div>
  );
}

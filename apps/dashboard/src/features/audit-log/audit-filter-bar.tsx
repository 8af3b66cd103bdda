import { useTranslation } from '@onepoint/i18n';
import { FilterBar } from '../../shared/filter-select/filter-bar.tsx';
import { FilterSelect, type FilterSelectProps } from '../../shared/filter-select/filter-select.tsx';
import { type AuditFilters, noAuditFilters } from './audit-filters.ts';
import { useAuditTexts } from './use-audit-texts.ts';

interface AuditFilterBarProps {
  filters: AuditFilters;
  onFiltersChange: (changes: Partial<AuditFilters>) => void;
  actors: FilterSelectProps['options'];
  /** End of relative periods such as "last 7 days". */
  nowMs: number;
}

export function AuditFilterBar({ filters, onFiltersChange, actors, nowMs }: AuditFilterBarProps) {
  const { t } = useTranslation('dashboard');
  const { actionOptions } = useAuditTexts();
  const { action, actorId } = filters;
  return (
    <FilterBar
      filters={filters}
      onPeriodChange={onFiltersChange}
      onClear={() => onFiltersChange(noAuditFilters)}
      presets={['24h', '7d', '30d', '90d']}
      nowMs={nowMs}
    >
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
    </FilterBar>
  );
}

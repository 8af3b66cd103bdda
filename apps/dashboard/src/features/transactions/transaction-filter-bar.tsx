import { transactionTypes } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { FilterBar } from '../../shared/filter-select/filter-bar.tsx';
import { FilterSelect } from '../../shared/filter-select/filter-select.tsx';
import { noTransactionFilters, type TransactionFilters } from './transactions.rules.ts';

interface TransactionFilterBarProps {
  filters: TransactionFilters;
  onFiltersChange: (changes: Partial<TransactionFilters>) => void;
  /** End of relative periods such as "last 7 days". */
  nowMs: number;
}

export function TransactionFilterBar({ filters, onFiltersChange, nowMs }: TransactionFilterBarProps) {
  const { t } = useTranslation('billing');
  return (
    <FilterBar
      filters={filters}
      presets={['7d', '30d', '90d']}
      nowMs={nowMs}
      onPeriodChange={onFiltersChange}
      onClear={() => onFiltersChange(noTransactionFilters)}
    >
      <FilterSelect
        label={t('transactions.filters.type')}
        allLabel={t('transactions.filters.allTypes')}
        options={transactionTypes.map((value) => ({ value, label: t(`transactions.types.${value}`) }))}
        value={filters.type}
        onValueChange={(value) => onFiltersChange({ type: transactionTypes.find((type) => type === value) ?? null })}
      />
    </FilterBar>
  );
}

import { transactionTypes, type TransactionType } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { onDemand } from '@onepoint/ui-kit/on-demand';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { Suspense } from 'react';
import { FilterSelect } from '../../shared/filter-select/filter-select.tsx';
import styles from './transaction-filter-bar.module.css';
import { isFiltered, noTransactionFilters, type TransactionFilters } from './transactions.rules.ts';

const TransactionPeriod = onDemand(async () => (await import('./transaction-period.tsx')).TransactionPeriod);

interface TransactionFilterBarProps {
  filters: TransactionFilters;
  onFiltersChange: (changes: Partial<TransactionFilters>) => void;
  /** Current time, the end of "last 7 days". */
  nowMs: number;
}

/** Filters by type and period. */
export function TransactionFilterBar({ filters, onFiltersChange, nowMs }: TransactionFilterBarProps) {
  const { t } = useTranslation('billing');
  const { type, from, to } = filters;
  return (
    <div className={styles.bar} role="search">
      <FilterSelect
        label={t('transactions.filters.type')}
        allLabel={t('transactions.filters.allTypes')}
        options={transactionTypes.map((value) => ({ value, label: t(`transactions.types.${value}`) }))}
        value={type}
        onValueChange={(value) => onFiltersChange({ type: value as TransactionType | null })}
      />
      <Suspense fallback={<Skeleton shape="block" className={styles.waiting} />}>
        <TransactionPeriod
          className={styles.period}
          value={from !== null && to !== null ? { from, to } : null}
          onValueChange={onFiltersChange}
          nowMs={nowMs}
        />
      </Suspense>
      {isFiltered(filters) ? (
        <Button variant="ghost" onClick={() => onFiltersChange(noTransactionFilters)}>
          {t('transactions.filters.clear')}
        </Button>
      ) : null}
    </div>
  );
}

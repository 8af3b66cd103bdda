import { chartRanges } from '@onepoint/app-state';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { SegmentedSwitch } from '@onepoint/ui-kit/segmented-switch';
import { FilterSelect, type FilterSelectProps } from '../../../shared/filter-select/filter-select.tsx';
import type { StatisticsFilters } from '../data/statistics-filters.ts';
import styles from './statistics-filter-bar.module.css';

export interface StatisticsFilterBarProps {
  filters: StatisticsFilters;
  onFiltersChange: (changes: Partial<StatisticsFilters>) => void;
  chains: FilterSelectProps['options'];
  methods: readonly string[];
}

/** Range, chain, method and time zone: what all figures below are about. */
export function StatisticsFilterBar({ filters, onFiltersChange, chains, methods }: StatisticsFilterBarProps) {
  const { t } = useTranslation('dashboard');
  const { range, chain, method, timeZone } = filters;
  return (
    <div className={styles.bar} role="search">
      <SegmentedSwitch
        label={t('statistics.range')}
        options={chartRanges.map((value) => ({ value, label: t(`statistics.rangesShort.${value}`) }))}
        value={range}
        onValueChange={(value) => onFiltersChange({ range: value })}
      />
      <FilterSelect
        label={t('statistics.chain')}
        allLabel={t('statistics.allChains')}
        options={chains}
        value={chain}
        onValueChange={(value) => onFiltersChange({ chain: value })}
      />
      <FilterSelect
        label={t('statistics.method')}
        allLabel={t('statistics.allMethods')}
        options={methods.map((value) => ({ value, label: value }))}
        value={method}
        onValueChange={(value) => onFiltersChange({ method: value })}
      />
      {chain !== null || method !== null ? (
        <Button variant="ghost" onClick={() => onFiltersChange({ chain: null, method: null })}>
          {t('statistics.clear')}
        </Button>
      ) : null}
      <SegmentedSwitch
        label={t('statistics.timeZone')}
        options={[
          { value: 'local', label: t('statistics.local') },
          { value: 'utc', label: t('statistics.utc') },
        ]}
        value={timeZone}
        onValueChange={(value) => onFiltersChange({ timeZone: value })}
        className={styles.end}
      />
    </div>
  );
}

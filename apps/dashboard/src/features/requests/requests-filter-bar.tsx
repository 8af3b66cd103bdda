import type { LoggedRequest } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { FilterBar } from '../../shared/filter-select/filter-bar.tsx';
import { FilterSelect, type FilterSelectProps } from '../../shared/filter-select/filter-select.tsx';
import { type ChangeFilters, noRequestsFilters, type RequestsFilters, statusFilters } from './requests-filters.ts';
import { useRequestTexts } from './use-request-texts.tsx';

interface RequestsFilterBarProps {
  filters: RequestsFilters;
  onFiltersChange: ChangeFilters;
  apiKeys: FilterSelectProps['options'];
  chains: FilterSelectProps['options'];
  /** Listed calls, whose methods and codes become filter options. */
  calls: readonly LoggedRequest[];
  /** End of relative periods such as "last 7 days". */
  nowMs: number;
}

export function RequestsFilterBar({ filters, onFiltersChange, apiKeys, chains, calls, nowMs }: RequestsFilterBarProps) {
  const { t } = useTranslation('dashboard');
  const texts = useRequestTexts();
  const { status, apiKeyId, chain, method, code } = filters;
  return (
    <FilterBar
      filters={filters}
      onPeriodChange={onFiltersChange}
      onClear={() => onFiltersChange(noRequestsFilters)}
      presets={['1h', '24h', '7d']}
      nowMs={nowMs}
    >
      <FilterSelect
        label={t('requests.columns.status')}
        allLabel={t('requests.allStatuses')}
        options={statusFilters.map((value) => ({
          value,
          label: value === 'failed' ? t('requests.allFailed') : texts.status(value),
        }))}
        value={status}
        onValueChange={(value) => onFiltersChange({ status: statusFilters.find((one) => one === value) ?? null })}
      />
      <FilterSelect
        label={t('statistics.key')}
        allLabel={t('statistics.allKeys')}
        options={apiKeys}
        value={apiKeyId}
        onValueChange={(value) => onFiltersChange({ apiKeyId: value })}
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
        options={distinct(calls.map((call) => call.method))}
        value={method}
        onValueChange={(value) => onFiltersChange({ method: value })}
      />
      <FilterSelect
        label={t('requests.code')}
        allLabel={t('requests.allCodes')}
        options={distinct(calls.flatMap((call) => call.code ?? []))}
        value={code}
        onValueChange={(value) => onFiltersChange({ code: value })}
      />
    </FilterBar>
  );
}

const distinct = (values: readonly string[]): FilterSelectProps['options'] =>
  [...new Set(values)].toSorted().map((value) => ({ value, label: value }));

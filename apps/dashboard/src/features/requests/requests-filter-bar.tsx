import type { LoggedRequest } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { onDemand } from '@onepoint/ui-kit/on-demand';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { Suspense } from 'react';
import { FilterSelect, type FilterSelectProps } from '../../shared/filter-select/filter-select.tsx';
import { type ChangeFilters, isFiltered, noRequestsFilters, type RequestsFilters, statusFilters } from './requests-filters.ts';
import styles from './requests.module.css';
import { useRequestTexts } from './use-request-texts.tsx';

const RequestsPeriod = onDemand(async () => (await import('./requests-period.tsx')).RequestsPeriod);

interface RequestsFilterBarProps {
  filters: RequestsFilters;
  onFiltersChange: ChangeFilters;
  apiKeys: FilterSelectProps['options'];
  chains: FilterSelectProps['options'];
  /** Listed calls, whose methods and codes can be selected. */
  calls: readonly LoggedRequest[];
  /** Current time, the end of "last 7 days". */
  nowMs: number;
}

/** Filters by status, key, chain, method, error code and period. */
export function RequestsFilterBar({ filters, onFiltersChange, apiKeys, chains, calls, nowMs }: RequestsFilterBarProps) {
  const { t } = useTranslation('dashboard');
  const texts = useRequestTexts();
  const { status, apiKeyId, chain, method, code, from, to } = filters;
  return (
    <div className={styles.bar} role="group" aria-label={t('requests.filters')}>
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
      <Suspense fallback={<Skeleton shape="block" className={styles.waiting} />}>
        <RequestsPeriod
          className={styles.period}
          value={from !== null && to !== null ? { from, to } : null}
          onValueChange={onFiltersChange}
          nowMs={nowMs}
        />
      </Suspense>
      {isFiltered(filters) ? (
        <Button variant="ghost" onClick={() => onFiltersChange(noRequestsFilters)}>
          {t('statistics.clear')}
        </Button>
      ) : null}
    </div>
  );
}

const distinct = (values: readonly string[]): FilterSelectProps['options'] =>
  [...new Set(values)].toSorted().map((value) => ({ value, label: value }));

import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { FilterSelect, type FilterSelectProps } from '../../../shared/filter-select/filter-select.tsx';
import { clearFilters, isFiltered } from '../data/view-filters.ts';
import type { StatisticsView } from '../data/statistics-view.ts';
import type { ChangeView } from '../data/use-statistics-view.ts';
import styles from './statistics-filter-bar.module.css';

type Options = FilterSelectProps['options'];

export interface StatisticsFilterBarProps {
  view: StatisticsView;
  changeView: ChangeView;
  chains: Options;
  methods: Options;
  /** Undefined leaves the choice out. */
  apiKeys: Options | undefined;
  /** Undefined leaves the choice out. */
  providers: Options | undefined;
}

/** Which requests all figures below are about. */
export function StatisticsFilterBar({ view, changeView, chains, methods, apiKeys, providers }: StatisticsFilterBarProps) {
  const { t } = useTranslation('dashboard');
  return (
    <div className={styles.bar} role="search">
      <FilterSelect
        label={t('statistics.chain')}
        allLabel={t('statistics.allChains')}
        options={chains}
        value={view.chain}
        onValueChange={(chain) => changeView({ chain })}
      />
      <FilterSelect
        label={t('statistics.method')}
        allLabel={t('statistics.allMethods')}
        options={methods}
        value={view.method}
        onValueChange={(method) => changeView({ method })}
      />
      {apiKeys !== undefined || view.apiKeyId !== null ? (
        <FilterSelect
          label={t('statistics.key')}
          allLabel={t('statistics.allKeys')}
          options={apiKeys ?? []}
          value={view.apiKeyId}
          onValueChange={(apiKeyId) => changeView({ apiKeyId })}
        />
      ) : null}
      {providers !== undefined || view.providerId !== null ? (
        <FilterSelect
          label={t('statistics.provider')}
          allLabel={t('statistics.allProviders')}
          options={providers ?? []}
          value={view.providerId}
          onValueChange={(providerId) => changeView({ providerId })}
        />
      ) : null}
      {isFiltered(view) ? (
        <Button variant="ghost" onClick={() => changeView(clearFilters)}>
          {t('statistics.clear')}
        </Button>
      ) : null}
    </div>
  );
}

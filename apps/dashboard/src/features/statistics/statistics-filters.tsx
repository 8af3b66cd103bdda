import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { onDemand } from '@onepoint/ui-kit/on-demand';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { Undo2 } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { RangeSwitch, ZoneSwitch } from '../../shared/chart-card/chart-controls.tsx';
import { FilterSelect, type FilterSelectProps } from '../../shared/filter-select/filter-select.tsx';
import type { RangePickerProps } from './range-picker.tsx';
import styles from './statistics-filters.module.css';
import { clearFilters, isFiltered, type StatisticsView } from './statistics-view.ts';
import type { ChangeView } from './use-statistics-screen.ts';

const units = [
  { unit: 'day', secs: 86_400 },
  { unit: 'hour', secs: 3600 },
  { unit: 'minute', secs: 60 },
] as const;

/** Formats a duration in its largest whole unit: "15 min", "2 hr". */
function useLengthName(): (lengthSecs: number) => string {
  const locale = useTranslation().i18n.language;
  return useMemo(() => {
    return (lengthSecs) => {
      const { unit, secs } = units.find((one) => lengthSecs % one.secs === 0) ?? { unit: 'second', secs: 1 };
      return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(lengthSecs / secs);
    };
  }, [locale]);
}

const RangePicker = onDemand(async () => (await import('./range-picker.tsx')).RangePicker);

/** Loads separately, because most users pick a preset range. */
function LazyRangePicker(props: RangePickerProps) {
  return (
    <div className={styles.place}>
      <Suspense fallback={<Skeleton shape="block" className={styles.skeleton} />}>
        <RangePicker {...props} />
      </Suspense>
    </div>
  );
}

interface StatisticsBarProps {
  view: StatisticsView;
  changeView: ChangeView;
  nowMs: number;
  /** Bucket lengths to choose from for this period, in seconds. */
  granularities: readonly number[];
  suitedGranularityInSecs: number;
}

/** Applies to all figures on the screen. */
export function StatisticsBar({ view, changeView, nowMs, granularities, suitedGranularityInSecs }: StatisticsBarProps) {
  const { t } = useTranslation('dashboard');
  const lengthName = useLengthName();
  const { range, span, granularityInSecs, zone } = view;
  const chosen = granularities.find((step) => step === granularityInSecs);
  return (
    <div className={styles.bar} role="group" aria-label={t('statistics.time')}>
      <RangeSwitch
        range={span === null ? range : null}
        onRangeChange={(next) => changeView({ range: next, span: null, granularityInSecs: null })}
      />
      <LazyRangePicker span={span} zone={zone} nowMs={nowMs} onSpanChange={(next) => changeView({ span: next, granularityInSecs: null })} />
      {span === null ? null : (
        <Button variant="ghost" icon={<Undo2 aria-hidden />} onClick={() => changeView({ span: null, granularityInSecs: null })}>
          {t('statistics.resetZoom')}
        </Button>
      )}
      <div className={styles.end}>
        <FilterSelect
          label={t('statistics.granularity')}
          allLabel={t('statistics.automatic', { length: lengthName(suitedGranularityInSecs) })}
          options={granularities.map((step) => ({ value: String(step), label: t('statistics.every', { length: lengthName(step) }) }))}
          value={chosen === undefined ? null : String(chosen)}
          onValueChange={(value) => changeView({ granularityInSecs: value === null ? null : Number(value) })}
        />
        <ZoneSwitch zone={zone} onZoneChange={(next) => changeView({ zone: next })} />
      </div>
    </div>
  );
}

type Options = FilterSelectProps['options'];

interface StatisticsFilterBarProps {
  view: StatisticsView;
  changeView: ChangeView;
  chains: Options;
  methods: Options;
  /** Undefined hides the filter. */
  apiKeys: Options | undefined;
  /** Undefined hides the filter. */
  providers: Options | undefined;
}

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

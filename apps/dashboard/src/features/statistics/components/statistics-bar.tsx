import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Undo2 } from 'lucide-react';
import { FilterSelect } from '../../../shared/filter-select/filter-select.tsx';
import { RangeSwitch } from '../../../shared/chart-card/range-switch.tsx';
import { ZoneSwitch } from '../../../shared/chart-card/zone-switch.tsx';
import type { StatisticsView } from '../data/statistics-view.ts';
import type { ChangeView } from '../data/use-statistics-view.ts';
import { LazyRangePicker } from './lazy-range-picker.tsx';
import styles from './statistics-bar.module.css';
import { useLengthName } from './use-length-name.ts';

export interface StatisticsBarProps {
  view: StatisticsView;
  changeView: ChangeView;
  nowMs: number;
  /** Lengths of a bucket that suit the time shown, and the one that is taken where none is chosen. */
  granularities: readonly number[];
  suitedGranularityInSecs: number;
}

/** Which time all figures below are about, how finely it is cut, and which clock tells it. */
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

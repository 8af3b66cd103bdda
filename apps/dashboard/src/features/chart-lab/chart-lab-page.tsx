import { useTranslation } from '@onepoint/i18n';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ChartCard } from '../../shared/chart-card/chart-card.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { ChartLabControls } from './chart-lab-controls.tsx';
import { type ChartLabSettings, createChartData, formatChartLabSettings, parseChartLabSettings } from './chart-lab-data.ts';

const noData = { timesMs: [], series: [] };

/** Playground for the chart library, for developers. */
export function ChartLabPage() {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const [search, setSearch] = useSearchParams();
  const { series, points, kind, state, gaps, seed } = useMemo(() => parseChartLabSettings(search), [search]);
  const [endMs] = useState(() => Date.now());
  const data = useMemo(
    () => createChartData({ series, points, gaps, seed, endMs, nameOf: (number) => t('chartLab.name', { number }) }),
    [series, points, gaps, seed, endMs, t],
  );
  const handleChange = (changes: Partial<ChartLabSettings>): void =>
    setSearch((current) => formatChartLabSettings({ ...parseChartLabSettings(current), ...changes }, current), {
      replace: true,
      preventScrollReset: true,
    });
  const shown = { data, loading: undefined, empty: noData }[state];
  return (
    <>
      <PageHeader
        title={t('chartLab.title')}
        headline={t('chartLab.headline', {
          points: format.number(series * points),
          series: t('chartLab.series', { count: series, formatted: format.number(series) }),
        })}
      />
      <ChartLabControls settings={{ series, points, kind, state, gaps, seed }} onSettingsChange={handleChange} />
      <ChartCard
        title={t('chartLab.chart')}
        label={t('chartLab.chart')}
        data={shown}
        kind={kind}
        zone="local"
        formatValue={format.number}
        formatTick={format.compact}
        fileName={t('chartLab.file')}
        heightPx={360}
      />
    </>
  );
}

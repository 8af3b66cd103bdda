import type { Usage } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { SegmentedSwitch } from '@onepoint/ui-kit/segmented-switch';
import { useMemo, useState } from 'react';
import { ChartCard } from '../../shared/chart-card/chart-card.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import { dayData, dayMeasures, type DayMeasure } from './usage.rules.ts';

const centsPerDollar = 100;

export interface DayChartProps {
  /** Undefined while loading. */
  byDay: Usage['byDay'] | undefined;
  /** Such as "March 2026". */
  month: string;
  /** True if there are charges, which are then shown first. */
  isCharged: boolean;
  nowMs: number;
}

/** Days are in UTC, as in billing. */
export function DayChart({ byDay, month, isCharged, nowMs }: DayChartProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const formatTickUsd = useFormatTickUsd();
  const [chosen, setChosen] = useState<DayMeasure | null>(null);
  const measure = chosen ?? (isCharged ? 'charges' : 'computeUnits');
  const label = t(`usage.byDay.measures.${measure}`);
  const texts = useMemo(
    () => ({
      usage: t('usage.spend.usage'),
      packages: t('usage.spend.packages'),
      plans: t('usage.spend.plans'),
      computeUnits: t('usage.byDay.measures.computeUnits'),
    }),
    [t],
  );
  // Rounded to days, so that the chart's data change only once a day.
  const todayMs = Math.floor(nowMs / 86_400_000) * 86_400_000;
  const data = useMemo(() => byDay && dayData(byDay, measure, texts, todayMs), [byDay, measure, texts, todayMs]);
  const isMoney = measure === 'charges';
  return (
    <ChartCard
      title={t('usage.byDay.title')}
      description={t(`usage.byDay.descriptions.${measure}`)}
      actions={
        <SegmentedSwitch
          size="sm"
          label={t('usage.byDay.measure')}
          options={dayMeasures.map((value) => ({ value, label: t(`usage.byDay.measures.${value}`) }))}
          value={measure}
          onValueChange={setChosen}
        />
      }
      label={t('usage.byDay.label', { measure: label, month })}
      data={data}
      kind="bars"
      zone="utc"
      formatValue={isMoney ? (value) => format.money(Math.round(value * centsPerDollar)) : format.number}
      formatTick={isMoney ? formatTickUsd : format.compact}
      fileName={t('usage.byDay.file')}
    />
  );
}

/** Formats dollars for a chart axis: "$1.2K", "$0.002". */
function useFormatTickUsd(): (value: number) => string {
  const locale = useTranslation().i18n.language;
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      notation: 'compact',
      minimumFractionDigits: 0,
      maximumSignificantDigits: 3,
    });
    return (value) => format.format(value);
  }, [locale]);
}

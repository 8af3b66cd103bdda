import type { Usage } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { SegmentedSwitch } from '@onepoint/ui-kit/segmented-switch';
import { useMemo, useState } from 'react';
import { ChartCard } from '../../shared/chart-card/chart-card.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import { dayData, dayMeasures, type DayMeasure } from './usage.rules.ts';

export interface DayChartProps {
  /** Undefined while loading. */
  byDay: Usage['byDay'] | undefined;
  /** "March 2026". */
  month: string;
  /** Whether the plan charges for usage. If so, cost is shown first. */
  isCharged: boolean;
  nowMs: number;
}

const microcentDigits = 8;

/** Cost or compute units by day of a month. Days are in UTC, as in billing. */
export function DayChart({ byDay, month, isCharged, nowMs }: DayChartProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const formatTickUsd = useFormatTickUsd();
  const [chosen, setChosen] = useState<DayMeasure | null>(null);
  const measure = chosen ?? (isCharged ? 'cost' : 'computeUnits');
  const label = t(`usage.byDay.measures.${measure}`);
  // Rounded to days, so that the chart's data changes once a day.
  const todayMs = Math.floor(nowMs / 86_400_000) * 86_400_000;
  const data = useMemo(() => byDay && dayData(byDay, measure, label, todayMs), [byDay, measure, label, todayMs]);
  const isCost = measure === 'cost';
  return (
    <ChartCard
      title={t('usage.byDay.title')}
      description={t('usage.byDay.description')}
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
      formatValue={isCost ? (value) => format.roundMoney(value.toFixed(microcentDigits)) : format.number}
      formatTick={isCost ? formatTickUsd : format.compact}
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

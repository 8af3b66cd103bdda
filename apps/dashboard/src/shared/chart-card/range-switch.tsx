import { chartRanges, type ChartRange } from '@onepoint/app-state';
import { useTranslation } from '@onepoint/i18n';
import { SegmentedSwitch } from '@onepoint/ui-kit/segmented-switch';

export interface RangeSwitchProps {
  /** Null while none of them holds: a range of days was chosen, or a part zoomed to. */
  range: ChartRange | null;
  onRangeChange: (range: ChartRange) => void;
}

/** How far back from now charts reach. */
export function RangeSwitch({ range, onRangeChange }: RangeSwitchProps) {
  const { t } = useTranslation('dashboard');
  return (
    <SegmentedSwitch<ChartRange | 'none'>
      label={t('charts.range')}
      options={chartRanges.map((value) => ({ value, label: t(`charts.rangesShort.${value}`) }))}
      value={range ?? 'none'}
      onValueChange={(value) => value !== 'none' && onRangeChange(value)}
    />
  );
}

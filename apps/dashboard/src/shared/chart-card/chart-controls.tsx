import { chartRanges, type ChartRange } from '@onepoint/app-state';
import { useTranslation } from '@onepoint/i18n';
import { SegmentedSwitch } from '@onepoint/ui-kit/segmented-switch';

/** Which clock times are told by: everybody's, or the reader's. */
export type ChartZone = 'utc' | 'local';

/** As charts and formats take it: an IANA name, undefined for the reader's own. */
export function timeZoneOf(zone: ChartZone): string | undefined {
  return zone === 'utc' ? 'UTC' : undefined;
}

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

export interface ZoneSwitchProps {
  zone: ChartZone;
  onZoneChange: (zone: ChartZone) => void;
  className?: string | undefined;
}

/** Local time or UTC, for all charts, tables and files of a screen. */
export function ZoneSwitch({ zone, onZoneChange, className }: ZoneSwitchProps) {
  const { t } = useTranslation('dashboard');
  return (
    <SegmentedSwitch
      label={t('charts.zone')}
      options={[
        { value: 'local', label: t('charts.local') },
        { value: 'utc', label: t('charts.utc') },
      ]}
      value={zone}
      onValueChange={onZoneChange}
      className={className}
    />
  );
}

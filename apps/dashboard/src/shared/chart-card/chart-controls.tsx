import { chartRanges, type ChartRange } from '@onepoint/app-state';
import { useTranslation } from '@onepoint/i18n';
import { SegmentedSwitch } from '@onepoint/ui-kit/segmented-switch';

/** `local` is the user's own time zone. */
export type ChartZone = 'utc' | 'local';

/** Returns an IANA name; undefined is the user's own time zone. */
export function timeZoneOf(zone: ChartZone): string | undefined {
  return zone === 'utc' ? 'UTC' : undefined;
}

/** Returns the start of the current, incomplete interval in milliseconds. Undefined if all intervals are over. */
export function runningBucketMs(
  { buckets, granularityInSecs }: { readonly buckets: readonly string[]; readonly granularityInSecs: number },
  nowMs: number,
): number | undefined {
  const lastMs = Date.parse(buckets.at(-1) ?? '');
  return lastMs + granularityInSecs * 1000 > nowMs ? lastMs : undefined;
}

interface RangeSwitchProps {
  /** Null after zooming or with custom dates. */
  range: ChartRange | null;
  onRangeChange: (range: ChartRange) => void;
}

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

interface ZoneSwitchProps {
  zone: ChartZone;
  onZoneChange: (zone: ChartZone) => void;
  className?: string | undefined;
}

/** Switches all charts, tables, and exports on a screen between local time and UTC. */
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

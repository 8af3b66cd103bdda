import { useTranslation } from '@onepoint/i18n';
import { SegmentedSwitch } from '@onepoint/ui-kit/segmented-switch';
import type { ChartZone } from './chart-zone.ts';

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

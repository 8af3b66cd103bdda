import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { NumberField } from '@onepoint/ui-kit/number-field';
import { SegmentedSwitch } from '@onepoint/ui-kit/segmented-switch';
import { Switch } from '@onepoint/ui-kit/switch';
import { Shuffle } from 'lucide-react';
import styles from './chart-lab-controls.module.css';
import { chartKinds, type ChartLabSettings, chartStates, pointsMax, seriesMax } from './chart-lab-data.ts';

interface ChartLabControlsProps {
  settings: ChartLabSettings;
  onSettingsChange: (changes: Partial<ChartLabSettings>) => void;
}

export function ChartLabControls({ settings, onSettingsChange }: ChartLabControlsProps) {
  const { t, i18n } = useTranslation('dashboard');
  const numbers = {
    locale: i18n.language,
    incrementLabel: t('chartLab.more'),
    decrementLabel: t('chartLab.fewer'),
    className: styles.number,
  };
  return (
    <div role="group" aria-label={t('chartLab.controls')} className={styles.controls}>
      <NumberField
        {...numbers}
        label={t('chartLab.seriesCount')}
        min={1}
        max={seriesMax}
        value={settings.series}
        onValueChange={(series) => series !== null && onSettingsChange({ series })}
      />
      <NumberField
        {...numbers}
        label={t('chartLab.pointCount')}
        min={2}
        max={pointsMax}
        step={100}
        value={settings.points}
        onValueChange={(points) => points !== null && onSettingsChange({ points })}
      />
      <SegmentedSwitch
        label={t('chartLab.kind')}
        options={chartKinds.map((value) => ({ value, label: t(`chartLab.kinds.${value}`) }))}
        value={settings.kind}
        onValueChange={(kind) => onSettingsChange({ kind })}
      />
      <SegmentedSwitch
        label={t('chartLab.state')}
        options={chartStates.map((value) => ({ value, label: t(`chartLab.states.${value}`) }))}
        value={settings.state}
        onValueChange={(state) => onSettingsChange({ state })}
      />
      <div className={styles.toggle}>
        <Switch label={t('chartLab.gaps')} checked={settings.gaps} onCheckedChange={(gaps) => onSettingsChange({ gaps })} />
      </div>
      <Button icon={<Shuffle aria-hidden />} onClick={() => onSettingsChange({ seed: (settings.seed % 1_000_000) + 1 })}>
        {t('chartLab.shuffle')}
      </Button>
    </div>
  );
}

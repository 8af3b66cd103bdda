import { useId } from 'react';
import styles from './date-range.module.css';
import type { DateRangePreset } from './date-range-value.ts';

interface PresetListProps {
  title: string;
  presets: readonly DateRangePreset[];
  presetId: string | null;
  onChoose: (preset: DateRangePreset) => void;
}

/** Ranges that have a name; choosing one is all there is to do. */
export function PresetList({ title, presets, presetId, onChoose }: PresetListProps) {
  const titleId = useId();
  return (
    <div className={styles.presets}>
      <p id={titleId} className={styles.presetsTitle}>
        {title}
      </p>
      <ul aria-labelledby={titleId} className={styles.presetList}>
        {presets.map((preset) => (
          <li key={preset.id}>
            <button type="button" aria-pressed={preset.id === presetId} className={styles.preset} onClick={() => onChoose(preset)}>
              {preset.label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { CalendarDate } from '@internationalized/date';
import { useId, useState, useSyncExternalStore } from 'react';
import { DateField, DateInput, DateSegment, Label } from 'react-aria-components/DateField';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names/class-names.ts';
import control from '../field/control.module.css';
import { FormMessage } from '../form-message/form-message.tsx';
import styles from './date-range.module.css';
import {
  checkRange,
  dateOf,
  type DateRangePreset,
  type DateRangeTexts,
  type DateRangeValue,
  type DateRangeZone,
  timeZoneOf,
  toRangeDates,
  toRangeValue,
} from './range-dates.ts';
import { RangeMonths } from './range-months.tsx';

export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

interface PresetListProps {
  title: string;
  presets: readonly DateRangePreset[];
  presetId: string | null;
  onChoose: (preset: DateRangePreset) => void;
}

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

interface RangeFieldProps {
  label: string;
  value: CalendarDate | null;
  onValueChange: (value: CalendarDate | null) => void;
  invalid: boolean;
  /** Id of the error message. */
  errorId: string | undefined;
}

/** A date field in the order of the locale. */
export function RangeField({ label, value, onValueChange, invalid, errorId }: RangeFieldProps) {
  return (
    <DateField
      value={value}
      onChange={onValueChange}
      granularity="day"
      isInvalid={invalid}
      validationBehavior="aria"
      aria-describedby={errorId}
      className={styles.field ?? ''}
    >
      <Label className={styles.fieldLabel ?? ''}>{label}</Label>
      <DateInput className={classNames(control.box, styles.dateInput)}>
        {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
      </DateInput>
    </DateField>
  );
}

export interface DateRangePanelProps {
  label: string;
  value: DateRangeValue | null;
  presets: readonly DateRangePreset[];
  presetId: string | null;
  zone: DateRangeZone;
  min: string | undefined;
  max: string | undefined;
  texts: DateRangeTexts;
  onApply: (value: DateRangeValue, presetId: string | null) => void;
  onCancel: () => void;
}

/** Presets, two date fields and a calendar. Loaded separately because of its size. */
export function DateRangePanel({ label, value, presets, presetId, zone, min, max, texts, onApply, onCancel }: DateRangePanelProps) {
  const errorId = useId();
  const timeZone = timeZoneOf(zone);
  const first = min === undefined ? undefined : dateOf(min, timeZone);
  const last = max === undefined ? undefined : dateOf(max, timeZone);
  const months = useMediaQuery('(width >= 768px)') ? 2 : 1;
  const shown = value === null ? null : toRangeDates(value, timeZone);
  const [start, setStart] = useState<CalendarDate | null>(shown?.start ?? null);
  const [end, setEnd] = useState<CalendarDate | null>(shown?.end ?? null);
  const problem = checkRange({ start, end, first, last });
  const range = start !== null && end !== null && problem === null ? { start, end } : null;
  const field = { invalid: problem !== null, errorId: problem === null ? undefined : errorId };
  return (
    <div className={styles.panel}>
      {presets.length > 0 ? (
        <PresetList title={texts.presets} presets={presets} presetId={presetId} onChoose={(preset) => onApply(preset.value, preset.id)} />
      ) : null}
      <div className={styles.choosing}>
        <div className={styles.fields}>
          <RangeField label={texts.from} value={start} onValueChange={setStart} {...field} />
          <RangeField label={texts.to} value={end} onValueChange={setEnd} {...field} />
        </div>
        <div id={errorId} aria-live="polite">
          {problem === null ? null : <FormMessage>{texts[problem]}</FormMessage>}
        </div>
        <RangeMonths
          label={label}
          value={range}
          onValueChange={(next) => {
            setStart(next.start);
            setEnd(next.end);
          }}
          {...{ first, last, months, texts }}
        />
        <div className={styles.foot}>
          <span className={styles.zone}>{texts.zone}</span>
          <Button size="sm" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button
            size="sm"
            variant="primary"
            disabled={range === null}
            onClick={() => range && onApply(toRangeValue(range, timeZone, min, max), null)}
          >
            {texts.apply}
          </Button>
        </div>
      </div>
    </div>
  );
}

import type { CalendarDate } from '@internationalized/date';
import { useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { FormMessage } from '../form-message/form-message.tsx';
import { checkRange } from './check-range.ts';
import styles from './date-range.module.css';
import { timeZoneOf, type DateRangePreset, type DateRangeTexts, type DateRangeValue, type DateRangeZone } from './date-range-value.ts';
import { PresetList } from './preset-list.tsx';
import { dateOf, toRangeDates, toRangeValue } from './range-dates.ts';
import { RangeField } from './range-field.tsx';
import { RangeMonths } from './range-months.tsx';
import { useMediaQuery } from './use-media-query.ts';

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

/** Presets, two days to type, and months to draw on. A chunk of its own: calendars weigh more than the button that opens them. */
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

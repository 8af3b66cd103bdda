import { CalendarDays, ChevronDown } from 'lucide-react';
import { Suspense, useId, useMemo, useState, type Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
import { classNames } from '../class-names/class-names.ts';
import control from '../field/control.module.css';
import { describedBy, Field, type FieldTexts } from '../field/field.tsx';
import { onDemand } from '../on-demand/on-demand.tsx';
import select from '../select/select.module.css';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './date-range.module.css';
import { timeZoneOf, type DateRangePreset, type DateRangeTexts, type DateRangeValue, type DateRangeZone } from './range-dates.ts';
import { formatRange } from './format-range.ts';

export type { DateRangePreset, DateRangeTexts, DateRangeValue, DateRangeZone } from './range-dates.ts';

export interface DateRangeProps extends Omit<FieldTexts, 'label'> {
  label: string;
  /** The selected range, or null. */
  value: DateRangeValue | null;
  /** Called with the range, and the id of the preset if one was selected. */
  onValueChange: (value: DateRangeValue, presetId: string | null) => void;
  /** BCP 47 tag for month names, first day of the week and date order. */
  locale: string;
  texts: DateRangeTexts;
  /** @default [] */
  presets?: readonly DateRangePreset[];
  /** Id of the selected preset, whose name is shown instead of dates. @default null */
  presetId?: string | null;
  /** Time zone in which days start. @default 'local' */
  zone?: DateRangeZone;
  /** Earliest instant, ISO 8601. @default no limit */
  min?: string | undefined;
  /** Latest instant, ISO 8601; usually now. @default no limit */
  max?: string | undefined;
  placeholder?: string | undefined;
  /** Form field names of both instants. */
  fromName?: string | undefined;
  toName?: string | undefined;
  /** @default false */
  disabled?: boolean;
  className?: string | undefined;
  /** The button that opens the panel. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

const Panel = onDemand(async () => (await import('./date-range-panel.tsx')).DateRangePanel);

/** A date range picker with presets and a calendar. The calendar is loaded when the button is hovered, focused or pressed. */
export function DateRange({
  label,
  labelNote,
  description,
  error,
  hideLabel,
  value,
  onValueChange,
  locale,
  texts,
  presets = [],
  presetId = null,
  zone = 'local',
  min,
  max,
  placeholder = '',
  fromName,
  toName,
  disabled = false,
  className,
  ref,
}: DateRangeProps) {
  const controlId = useId();
  const fieldTexts = { label, labelNote, description, error, hideLabel };
  const [open, setOpen] = useState(false);
  const preset = presets.find(({ id }) => id === presetId);
  const days = useMemo(() => value && formatRange(value, locale, timeZoneOf(zone), max), [value, locale, zone, max]);
  const shown = preset?.label ?? days;
  const handleApply = (next: DateRangeValue, nextPresetId: string | null) => {
    setOpen(false);
    onValueChange(next, nextPresetId);
  };
  return (
    <Field {...fieldTexts} controlId={controlId} className={className}>
      <I18nProvider locale={locale}>
        <DialogTrigger isOpen={open} onOpenChange={setOpen}>
          <Button
            ref={ref}
            id={controlId}
            isDisabled={disabled}
            onHoverStart={Panel.preload}
            onFocus={Panel.preload}
            aria-labelledby={`${controlId}-label ${controlId}-value`}
            aria-describedby={describedBy(controlId, fieldTexts)}
            className={classNames(control.box, select.trigger)}
            {...(error ? { 'data-invalid': true } : {})}
          >
            <CalendarDays className={select.chevron} size={16} strokeWidth={1.5} aria-hidden />
            <span id={`${controlId}-value`} className={select.value} data-placeholder={shown ? undefined : true}>
              {shown ?? placeholder}
            </span>
            <ChevronDown className={select.chevron} size={16} strokeWidth={1.5} aria-hidden />
          </Button>
          <Popover offset={4} className={styles.popover ?? ''}>
            <Dialog aria-label={label} className={styles.dialog ?? ''}>
              <Suspense
                fallback={
                  <div className={styles.loading}>
                    <Spinner label={texts.loading} />
                  </div>
                }
              >
                <Panel
                  {...{ label, value, presets, presetId, zone, min, max, texts }}
                  onApply={handleApply}
                  onCancel={() => setOpen(false)}
                />
              </Suspense>
            </Dialog>
          </Popover>
        </DialogTrigger>
      </I18nProvider>
      {fromName ? <input type="hidden" name={fromName} value={value?.from ?? ''} disabled={disabled} /> : null}
      {toName ? <input type="hidden" name={toName} value={value?.to ?? ''} disabled={disabled} /> : null}
    </Field>
  );
}

import type { CalendarDate } from '@internationalized/date';
import { DateField, DateInput, DateSegment, Label } from 'react-aria-components/DateField';
import { classNames } from '../class-names/class-names.ts';
import control from '../field/control.module.css';
import styles from './date-range.module.css';

interface RangeFieldProps {
  label: string;
  value: CalendarDate | null;
  onValueChange: (value: CalendarDate | null) => void;
  invalid: boolean;
  /** Id of the line that says what is wrong. */
  errorId: string | undefined;
}

/** One day, typed part by part in the locale's order. */
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

import type { CalendarDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  RangeCalendar,
} from 'react-aria-components/RangeCalendar';
import styles from './date-range.module.css';
import type { DateRangeTexts, RangeDates } from './range-dates.ts';

interface RangeMonthsProps {
  label: string;
  value: RangeDates | null;
  onValueChange: (value: RangeDates) => void;
  first: CalendarDate | undefined;
  last: CalendarDate | undefined;
  /** Number of months side by side. */
  months: number;
  texts: DateRangeTexts;
}

/** Calendar months for selecting a range with two clicks, a drag or the keyboard. */
export function RangeMonths({ label, value, onValueChange, first, last, months, texts }: RangeMonthsProps) {
  return (
    <RangeCalendar
      aria-label={label}
      value={value}
      onChange={onValueChange}
      minValue={first}
      maxValue={last}
      visibleDuration={{ months }}
      pageBehavior="single"
      className={styles.calendar ?? ''}
    >
      <Button slot="previous" aria-label={texts.previousMonth} className={styles.page ?? ''}>
        <ChevronLeft size={18} strokeWidth={1.5} aria-hidden />
      </Button>
      <Button slot="next" aria-label={texts.nextMonth} className={styles.page ?? ''}>
        <ChevronRight size={18} strokeWidth={1.5} aria-hidden />
      </Button>
      {Array.from({ length: months }, (_, month) => (
        <div key={month} className={styles.month}>
          <CalendarHeading offset={{ months: month }} className={styles.monthName ?? ''} />
          <CalendarGrid offset={{ months: month }} weekdayStyle="short" className={styles.grid ?? ''}>
            <CalendarGridHeader>
              {(day) => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody className={styles.days ?? ''}>
              {(date) => <CalendarCell date={date} className={styles.day ?? ''} />}
            </CalendarGridBody>
          </CalendarGrid>
        </div>
      ))}
    </RangeCalendar>
  );
}

import type { CalendarDate } from '@internationalized/date';

export interface CheckRangeParameters {
  start: CalendarDate | null;
  end: CalendarDate | null;
  first: CalendarDate | undefined;
  last: CalendarDate | undefined;
}

/** What is wrong with two days that were typed, or null; days that are missing are not wrong, only not there yet. */
export function checkRange({ start, end, first, last }: CheckRangeParameters): 'invalidOrder' | 'outOfBounds' | null {
  const isOutside = (day: CalendarDate | null) =>
    day !== null && ((first !== undefined && day.compare(first) < 0) || (last !== undefined && day.compare(last) > 0));
  if (start !== null && end !== null && start.compare(end) > 0) return 'invalidOrder';
  return isOutside(start) || isOutside(end) ? 'outOfBounds' : null;
}

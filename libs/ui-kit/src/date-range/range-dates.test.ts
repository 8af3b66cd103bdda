import { CalendarDate, parseDate } from '@internationalized/date';
import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRange, toRangeDates, toRangeValue } from './range-dates.ts';

describe('checkRange', () => {
  const bounds = { first: parseDate('2026-01-01'), last: parseDate('2026-12-31') };
  const check = (start: string | null, end: string | null) =>
    checkRange({ ...bounds, start: start === null ? null : parseDate(start), end: end === null ? null : parseDate(end) });

  it('accepts ordered days within the limits, including the limits and a single day', () => {
    expect(check('2026-01-01', '2026-12-31')).toBeNull();
    expect(check('2026-05-05', '2026-05-05')).toBeNull();
  });

  it('reports an end before the start and a day outside of the limits', () => {
    expect(check('2026-05-05', '2026-05-04')).toBe('invalidOrder');
    expect(check('2025-12-31', '2026-05-04')).toBe('outOfBounds');
    expect(check('2026-05-04', '2027-01-01')).toBe('outOfBounds');
  });

  it('accepts missing days', () => {
    expect(check(null, '2026-05-04')).toBeNull();
    expect(checkRange({ start: parseDate('1999-01-01'), end: null, first: undefined, last: undefined })).toBeNull();
  });
});

describe('toRangeDates and toRangeValue', () => {
  const zones = constantFrom(
    'UTC',
    'Europe/Berlin',
    'America/Sao_Paulo',
    'America/New_York',
    'Asia/Kolkata',
    'Pacific/Apia',
    'Africa/Cairo',
  );

  it('round-trips days in every time zone, across daylight saving time', () => {
    const first = new CalendarDate(2015, 1, 1);
    assert(
      property(integer({ min: 0, max: 6000 }), integer({ min: 0, max: 400 }), zones, (offset, length, timeZone) => {
        const start = first.add({ days: offset });
        const dates = { start, end: start.add({ days: length }) };
        const value = toRangeValue(dates, timeZone);
        const back = toRangeDates(value, timeZone);
        expect([back.start.toString(), back.end.toString()]).toEqual([dates.start.toString(), dates.end.toString()]);
        expect(Date.parse(value.from)).toBeLessThan(Date.parse(value.to));
      }),
    );
  });

  it('handles days of 23, 24 and 25 hours', () => {
    const hours = ['2026-03-29', '2026-06-01', '2026-10-25'].map((day) => {
      const value = toRangeValue({ start: parseDate(day), end: parseDate(day) }, 'Europe/Berlin');
      return (Date.parse(value.to) - Date.parse(value.from)) / 3_600_000;
    });
    expect(hours).toEqual([23, 24, 25]);
  });

  it('clamps to the limits, such as the rest of today', () => {
    const day = parseDate('2026-11-21');
    expect(toRangeValue({ start: day, end: day }, 'UTC', '2026-11-21T06:00:00.000Z', '2026-11-21T12:30:00.000Z')).toEqual({
      from: '2026-11-21T06:00:00.000Z',
      to: '2026-11-21T12:30:00.000Z',
    });
  });

  it('does not include the next day for a range that ends at midnight', () => {
    const dates = toRangeDates({ from: '2026-11-01T00:00:00.000Z', to: '2026-11-02T00:00:00.000Z' }, 'UTC');
    expect(dates.end.toString()).toBe('2026-11-01');
  });
});

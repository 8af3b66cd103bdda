import { describe, expect, it } from 'vitest';
import { formatDate, formatRelative } from './format-dates.ts';

describe('formatDate', () => {
  const moment = '2026-11-21T09:15:07Z';

  it('shows dates, times and both in a given time zone', () => {
    expect(formatDate(moment, 'en', { timeZone: 'UTC' })).toBe('Nov 21, 2026');
    expect(formatDate(moment, 'en', { style: 'time', timeZone: 'UTC' })).toBe('09:15:07');
    expect(formatDate(moment, 'en', { style: 'dateTime', timeZone: 'Asia/Tokyo' })).toBe('Nov 21, 2026, 18:15');
  });

  it('formats in the given language', () => {
    expect(formatDate(moment, 'ru', { timeZone: 'UTC' })).toContain('нояб');
    expect(formatDate(moment, 'ja', { timeZone: 'UTC' })).toBe('2026/11/21');
  });

  it('formats midnight as 00, not 24', () => {
    expect(formatDate('2026-11-21T00:00:00Z', 'en', { style: 'time', timeZone: 'UTC' })).toBe('00:00:00');
  });

  it('throws for an invalid date', () => {
    expect(() => formatDate('yesterday', 'en')).toThrow(RangeError);
  });
});

describe('formatRelative', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const ago = (ms: number): string => formatRelative(now.getTime() - ms, 'en', now);

  it.each([
    [0, 'now'],
    [9_999, 'now'],
    [42_000, '42 seconds ago'],
    [180_000, '3 minutes ago'],
    [7_200_000, '2 hours ago'],
    [86_400_000, 'yesterday'],
    [-2 * 86_400_000, 'in 2 days'],
    [400 * 86_400_000, 'last year'],
  ])('%i ms before now is %s', (ms, text) => {
    expect(ago(ms)).toBe(text);
  });

  it('never rounds up', () => {
    expect(ago(119_999)).toBe('1 minute ago');
  });
});

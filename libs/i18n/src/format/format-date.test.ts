import { expect, it } from 'vitest';
import { formatDate } from './format-date.ts';

const moment = '2026-11-21T09:15:07Z';

it('shows dates, times and both in a given time zone', () => {
  expect(formatDate(moment, 'en', { timeZone: 'UTC' })).toBe('Nov 21, 2026');
  expect(formatDate(moment, 'en', { style: 'time', timeZone: 'UTC' })).toBe('09:15:07');
  expect(formatDate(moment, 'en', { style: 'dateTime', timeZone: 'Asia/Tokyo' })).toBe('Nov 21, 2026, 18:15');
});

it('follows the language', () => {
  expect(formatDate(moment, 'ru', { timeZone: 'UTC' })).toContain('нояб');
  expect(formatDate(moment, 'ja', { timeZone: 'UTC' })).toBe('2026/11/21');
});

it('shows midnight as 00, never as 24', () => {
  expect(formatDate('2026-11-21T00:00:00Z', 'en', { style: 'time', timeZone: 'UTC' })).toBe('00:00:00');
});

it('refuses what is not a moment', () => {
  expect(() => formatDate('yesterday', 'en')).toThrow(RangeError);
});

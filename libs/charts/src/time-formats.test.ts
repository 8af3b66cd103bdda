import { expect, it } from 'vitest';
import { createTimeFormats } from './time-formats.ts';

const timeMs = Date.UTC(2026, 10, 21, 9, 5, 7);

it('says days, minutes or seconds, as far apart as the marks are', () => {
  const { tick } = createTimeFormats('en-GB', 'UTC');
  expect(tick(timeMs, 86_400_000)).toBe('21 Nov');
  expect(tick(timeMs, 3_600_000)).toBe('09:05');
  expect(tick(timeMs, 10_000)).toBe('09:05:07');
  expect(createTimeFormats('en-US', 'UTC').tick(timeMs, 3_600_000)).toBe('09:05');
});

it('follows the time zone it was given', () => {
  expect(createTimeFormats('en-GB', 'Asia/Tokyo').full(timeMs)).toContain('18:05');
});

it('says the date at midnight, in the zone it was given, so that an axis over days can be read', () => {
  const midnightMs = Date.UTC(2026, 10, 21);
  expect(createTimeFormats('en-GB', 'UTC').tick(midnightMs, 43_200_000)).toBe('21 Nov');
  expect(createTimeFormats('en-GB', 'Asia/Tokyo').tick(midnightMs, 43_200_000)).toBe('09:00');
});

it('says what both ends of a range share once', () => {
  const spoken = createTimeFormats('en-GB', 'UTC').range(timeMs, timeMs + 3_600_000);
  expect(spoken.match(/21/g)).toHaveLength(1);
});

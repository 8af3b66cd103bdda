import { expect, it } from 'vitest';
import { createTimeFormats } from './time-formats.ts';

const timeMs = Date.UTC(2026, 10, 21, 9, 5, 7);

it('formats ticks as days, minutes or seconds', () => {
  const { tick } = createTimeFormats('en-GB', 'UTC');
  expect(tick(timeMs, 86_400_000)).toBe('21 Nov');
  expect(tick(timeMs, 3_600_000)).toBe('09:05');
  expect(tick(timeMs, 10_000)).toBe('09:05:07');
  expect(createTimeFormats('en-US', 'UTC').tick(timeMs, 3_600_000)).toBe('09:05');
});

it('uses the given time zone', () => {
  expect(createTimeFormats('en-GB', 'Asia/Tokyo').full(timeMs)).toContain('18:05');
});

it('shows the date at midnight of the given time zone', () => {
  const midnightMs = Date.UTC(2026, 10, 21);
  expect(createTimeFormats('en-GB', 'UTC').tick(midnightMs, 43_200_000)).toBe('21 Nov');
  expect(createTimeFormats('en-GB', 'Asia/Tokyo').tick(midnightMs, 43_200_000)).toBe('09:00');
});

it('does not repeat common parts of a range', () => {
  const spoken = createTimeFormats('en-GB', 'UTC').range(timeMs, timeMs + 3_600_000);
  expect(spoken.match(/21/g)).toHaveLength(1);
});

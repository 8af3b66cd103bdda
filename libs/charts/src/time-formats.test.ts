import { expect, it } from 'vitest';
import { createTimeFormats } from './time-formats.ts';

const timeMs = Date.UTC(2026, 10, 21, 9, 5, 7);

it('says days, minutes or seconds, as far apart as the marks are', () => {
  const { tick } = createTimeFormats('en-GB', 'UTC');
  expect(tick(timeMs, 86_400_000)).toBe('21 Nov');
  expect(tick(timeMs, 3_600_000)).toBe('09:05');
  expect(tick(timeMs, 10_000)).toBe('09:05:07');
});

it('follows the time zone it was given', () => {
  expect(createTimeFormats('en-GB', 'Asia/Tokyo').full(timeMs)).toContain('18:05');
});

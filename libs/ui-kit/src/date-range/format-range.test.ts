import { expect, it } from 'vitest';
import { formatRange } from './format-range.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');
const week = { from: '2026-11-14T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z' };

it('formats whole days as dates, with an inclusive end', () => {
  expect(plain(formatRange(week, 'en', 'UTC'))).toBe('Nov 14 – 20, 2026');
  expect(plain(formatRange({ from: week.from, to: '2026-11-15T00:00:00.000Z' }, 'en', 'UTC'))).toBe('Nov 14, 2026');
});

it('formats today as a whole day', () => {
  const untilNow = { from: week.from, to: '2026-11-21T12:30:00.000Z' };
  expect(plain(formatRange(untilNow, 'en', 'UTC', untilNow.to))).toBe('Nov 14 – 21, 2026');
});

it('formats times in the given time zone for partial days', () => {
  expect(plain(formatRange(week, 'en', 'Asia/Tokyo'))).toBe('Nov 14, 2026, 09:00 – Nov 21, 2026, 09:00');
});

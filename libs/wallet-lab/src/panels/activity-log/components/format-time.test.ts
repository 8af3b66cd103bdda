import { expect, it } from 'vitest';
import { formatTime } from './format-time.ts';

it('shows the time of day to the millisecond', () => {
  const epochMs = new Date(2026, 0, 2, 9, 5, 7, 25).getTime();
  expect(formatTime(epochMs, 'en')).toBe('09:05:07.025');
});

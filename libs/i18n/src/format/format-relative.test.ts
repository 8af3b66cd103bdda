import { expect, it } from 'vitest';
import { formatRelative } from './format-relative.ts';

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

it('never rounds up to time that has not passed', () => {
  expect(ago(119_999)).toBe('1 minute ago');
});

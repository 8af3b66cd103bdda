import { expect, it } from 'vitest';
import { formatWait } from './format-wait.ts';

it.each([
  [0, 'in 1 second'],
  [3, 'in 3 seconds'],
  [60, 'in 1 minute'],
  [61, 'in 2 minutes'],
  [3_601, 'in 2 hours'],
  [86_399, 'in 24 hours'],
])('a wait of %i seconds is over %s', (seconds, text) => {
  expect(formatWait(seconds, 'en')).toBe(text);
});

it('speaks the language of the page', () => {
  expect(formatWait(5, 'ru')).toBe('через 5 секунд');
});

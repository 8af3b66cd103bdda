import { expect, it } from 'vitest';
import { formatRoundTrip } from './format.ts';

it.each([
  [3.14, '3.1'],
  [9.96, '10'],
  [12.4, '12'],
  [1234.6, '1,235'],
])('shows %d ms as %s', (ms, text) => {
  expect(formatRoundTrip(ms, 'en')).toBe(text);
});

import { expect, it } from 'vitest';
import { formatSpan } from './format-span.ts';

it.each([
  [750, '0.8 sec'],
  [36_000, '36 sec'],
  [300_000, '5 min'],
  [7_200_000, '2 hr'],
])('%d ms is said as %s', (spanMs, text) => {
  expect(formatSpan(spanMs, 'en')).toBe(text);
});

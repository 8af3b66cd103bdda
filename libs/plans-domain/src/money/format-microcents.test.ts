import { expect, it } from 'vitest';
import { formatMicrocents } from './format-microcents.ts';

it.each([
  [39, '0.00000039'],
  [390_000n, '0.0039'],
  [1_000_000, '0.01'],
  [0, '0.00'],
  [123_456_789_012n, '1234.56789012'],
])('writes %s microcents as %s dollars without losing a digit', (microcents, text) => {
  expect(formatMicrocents(microcents)).toBe(text);
});

import { expect, test } from 'vitest';
import { checkDelayMs } from './check-delay.ts';

test('checks come every few seconds at first, and once a minute in the end', () => {
  expect([0, 1, 2, 3].map(checkDelayMs)).toEqual([3_000, 4_500, 6_750, 10_125]);
  expect([8, 100, 10_000].map(checkDelayMs)).toEqual([60_000, 60_000, 60_000]);
});

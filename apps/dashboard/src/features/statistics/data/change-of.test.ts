import { expect, test } from 'vitest';
import { changeOf } from './change-of.ts';

test.each([
  [112, 100, 0.12],
  [50, 100, -0.5],
  [100, 100, 0],
  [0, 100, -1],
  [5, 0, null],
])('%i after %i is %s', (now, before, change) => {
  expect(changeOf(now, before)).toBe(change);
});

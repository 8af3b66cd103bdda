import { expect, test } from 'vitest';
import { widenRange } from './widen-range.ts';

test('a wider range keeps its middle', () => {
  expect(widenRange({ fromMs: 1000, toMs: 3000 }, 2)).toEqual({ fromMs: 0, toMs: 4000 });
});

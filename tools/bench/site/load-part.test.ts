import { expect, it } from 'vitest';
import { mediansOf } from './load-part.ts';

it('computes the median of each figure separately', () => {
  const runs = [
    { a: 1, b: 30 },
    { a: 3, b: 10 },
    { a: 2, b: 20 },
  ];
  expect(mediansOf(runs)).toEqual({ a: 2, b: 20 });
});

it('returns nothing for no runs', () => {
  expect(() => mediansOf([])).toThrow('nothing');
});

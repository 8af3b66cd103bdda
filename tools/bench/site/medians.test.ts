import { expect, it } from 'vitest';
import { mediansOf } from './medians.ts';

it('takes the middle of each figure by itself', () => {
  const runs = [
    { a: 1, b: 30 },
    { a: 3, b: 10 },
    { a: 2, b: 20 },
  ];
  expect(mediansOf(runs)).toEqual({ a: 2, b: 20 });
});

it('has no middle of nothing', () => {
  expect(() => mediansOf([])).toThrow('nothing');
});

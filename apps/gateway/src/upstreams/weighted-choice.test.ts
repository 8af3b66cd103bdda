import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { WeightedChoice } from './weighted-choice.ts';

const a = { name: 'a', weight: 5 };
const b = { name: 'b', weight: 1 };
const c = { name: 'c', weight: 1 };

it('mixes turns evenly by weight', () => {
  const choice = new WeightedChoice([a, b, c]);
  expect(Array.from({ length: 7 }, () => choice.next(() => true)?.name).join('')).toBe('aabacaa');
});

it('gives exactly its part to each over a round, whatever the weights are', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(weights, (list) => {
      const items = list.map((weight, index) => ({ weight, index }));
      const choice = new WeightedChoice(items);
      const total = list.reduce((sum, weight) => sum + weight, 0);
      const turns = Array.from({ length: total }, () => choice.next(() => true)?.index);
      for (const { weight, index } of items) expect(turns.filter((turn) => turn === index)).toHaveLength(weight);
    }),
  );
});

it('passes over what may not be taken, and gives nothing when nothing may', () => {
  const choice = new WeightedChoice([a, b, c]);
  expect(Array.from({ length: 4 }, () => choice.next((item) => item !== a)?.name).join('')).toBe('bcbc');
  expect(choice.next(() => false)).toBeUndefined();
  expect(new WeightedChoice([]).next(() => true)).toBeUndefined();
});

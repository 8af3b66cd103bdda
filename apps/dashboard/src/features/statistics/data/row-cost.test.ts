import { expect, test } from 'vitest';
import { rowCost } from './row-cost.ts';

test('compute units cost what the plan charges, to the last digit', () => {
  expect(rowCost(1_000_000, 'PAYG')).toBe('0.39');
  expect(rowCost(1, 'PAYG')).toBe('0.00000039');
  expect(rowCost(26, 'FREE')).toBe('0.00');
});

test('the price of an unknown plan is not guessed', () => {
  expect(rowCost(26, 'PLATINUM')).toBeNull();
});

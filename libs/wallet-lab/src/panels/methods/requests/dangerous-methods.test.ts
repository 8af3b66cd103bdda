import { expect, it } from 'vitest';
import { findDanger } from './dangerous-methods.ts';

it.each([
  ['eth_sign', 'blindSignature'],
  ['personal_unlockAccount', 'nodeKeys'],
  ['anvil_setBalance', 'chainState'],
  ['personal_sign', undefined],
  ['toString', undefined],
])('tells what is dangerous about %s', (method, danger) => {
  expect(findDanger(method)).toBe(danger);
});

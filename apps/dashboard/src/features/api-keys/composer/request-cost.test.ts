import { expect, test } from 'vitest';
import { requestCost } from './request-cost.ts';

test.each([
  ['eth_call', 'key', 'PAYG', 26, '0.00001014'],
  ['eth_call', 'key', 'FREE', 26, null],
  ['eth_getLogs', 'public', 'PAYG', 60, null],
  ['eth_chainId', 'key', 'PAYG', 0, null],
  ['eth_call', 'key', 'FUTURE', 26, null],
] as const)('%s through the %s on %s costs %i units and %s', (method, through, planId, computeUnits, price) => {
  expect(requestCost({ method, through }, planId)).toEqual({ computeUnits, price });
});

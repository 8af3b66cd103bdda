import { expect, it } from 'vitest';
import { calculate } from './use-calculation.ts';

it('a million of eth_call is 26 million compute units at 0.39 dollars each million', () => {
  expect(calculate([{ method: 'eth_call', calls: 1_000_000 }], 0)).toMatchObject({
    computeUnits: 26_000_000,
    usagePrice: '10.14',
    totalPrice: '10.14',
  });
});

it('packages are added to the usage, to the cent', () => {
  const result = calculate([{ method: 'eth_blockNumber', calls: 1 }], 2);
  expect(result).toMatchObject({ packagesCents: 9800, fitsFree: false });
  expect(result.totalPrice).toMatch(/^98\.0000039/);
});

it('says whether a month fits into the Free plan’s days', () => {
  expect(calculate([{ method: 'eth_call', calls: 1_000_000 }], 0)).toMatchObject({ computeUnitsPerDay: 866_667, fitsFree: true });
  expect(calculate([{ method: 'eth_call', calls: 2_000_000 }], 0).fitsFree).toBe(false);
  expect(calculate([], 0)).toMatchObject({ computeUnits: 0, fitsFree: true });
});

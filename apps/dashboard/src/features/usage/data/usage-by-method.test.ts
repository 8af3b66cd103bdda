import { statisticsFixture } from '@onepoint/testing/api';
import { expect, test } from 'vitest';
import { usageByMethod } from './usage-by-method.ts';

test('a method counts over all chains, the dearest first, and the shares are of all compute units', () => {
  const statistics = statisticsFixture({
    series: [
      { chain: 'base', method: 'eth_chainId', requests: [30], computeUnits: 1 },
      { chain: 'base', method: 'eth_getLogs', requests: [1], computeUnits: 60 },
      { chain: 'bsc', method: 'eth_chainId', requests: [10], computeUnits: 1 },
    ],
  });
  expect(usageByMethod(statistics)).toEqual([
    { method: 'eth_getLogs', requests: 1, computeUnits: 60, share: 0.6 },
    { method: 'eth_chainId', requests: 40, computeUnits: 40, share: 0.4 },
  ]);
});

test('nothing used is an empty list', () => {
  expect(usageByMethod(statisticsFixture())).toEqual([]);
});

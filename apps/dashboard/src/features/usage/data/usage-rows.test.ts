import { expect, test } from 'vitest';
import { apiKeyRows, methodRows } from './usage-rows.ts';

const line = (computeUnits: number, cost: string) => ({ requests: 1, errors: 0, computeUnits, cost });

test('shares are of the cost', () => {
  const rows = methodRows({
    byMethod: [
      { method: 'eth_getLogs', ...line(60, '0.75') },
      { method: 'eth_chainId', ...line(60, '0.25') },
    ],
    total: line(120, '1.00'),
  });
  expect(rows.map(({ id, name, share }) => [id, name, share])).toEqual([
    ['eth_getLogs', 'eth_getLogs', 0.75],
    ['eth_chainId', 'eth_chainId', 0.25],
  ]);
});

test('where nothing was spent, shares are of the compute units', () => {
  const byApiKey = [{ apiKeyId: 'key_1', name: null, isDeleted: true, ...line(30, '0.00') }];
  expect(apiKeyRows({ byApiKey, total: line(120, '0.00') })).toMatchObject([{ id: 'key_1', name: null, isDeleted: true, share: 0.25 }]);
});

test('a method that costs nothing has no share of nothing', () => {
  expect(methodRows({ byMethod: [{ method: 'eth_x', ...line(0, '0.00') }], total: line(0, '0.00') })[0]?.share).toBe(0);
});

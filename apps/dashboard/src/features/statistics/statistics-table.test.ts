import { statisticsFixture } from '@onepoint/testing/api';
import { expect, test } from 'vitest';
import { seriesCsv } from './statistics-table.tsx';

const texts = {
  method: 'Method',
  chain: 'Chain',
  requests: 'Requests',
  errors: 'Errors',
  computeUnits: 'CU',
  cost: 'Cost',
  p50: 'p50',
  p95: 'p95',
};
const chainName = () => 'Base, mainnet';

test('writes plain numbers, chain names and no cost for an unknown plan', () => {
  const { series } = statisticsFixture({
    series: [{ chain: 'base', method: 'eth_call', requests: [1_000_000], errorRate: 0.5, computeUnits: 26, p50Ms: 2.5 }],
  });
  expect(seriesCsv(series, { texts, planId: 'PAYG', chainName }).split('\r\n')).toEqual([
    'Method,Chain,Requests,Errors,CU,Cost,p50,p95',
    'eth_call,"Base, mainnet",1000000,500000,26000000,10.14,2.5,10',
    '',
  ]);
  expect(seriesCsv(series, { texts, planId: 'PLATINUM', chainName })).toContain(',26000000,,2.5,10');
});

import { projectFixture, statisticsFixture } from '@onepoint/testing/api';

export const storyProject = projectFixture({
  usageCommitment: 'PAYG',
  balance: 9_871,
  accruedUsage: { computeUnits: 6_094, cost: '0.00237666' },
});

const wave = (buckets: number, height: number): number[] =>
  Array.from({ length: buckets }, (_, bucket) => Math.round(height * (1 + 0.4 * Math.sin(bucket / 7 + height))));

const series = [
  { chain: 'ethereum', method: 'eth_call', requests: wave(96, 900), errorRate: 0.004, errorStatus: 'upstreamError', computeUnits: 26 },
  {
    chain: 'ethereum',
    method: 'eth_getLogs',
    requests: wave(96, 220),
    errorRate: 0.02,
    errorStatus: 'rateLimited',
    computeUnits: 60,
    p50Ms: 18,
  },
  { chain: 'base', method: 'eth_blockNumber', requests: wave(96, 480), errorRate: 0.01, errorStatus: 'forbidden', computeUnits: 10 },
  { chain: 'polygon', method: 'eth_getBalance', requests: wave(96, 160), errorRate: 0.03, errorStatus: 'invalid' },
] as const;

export const storyStatistics = statisticsFixture({ series, buckets: 96, granularityInSecs: 900, cost: '0.81340272' });

export const flawlessStatistics = statisticsFixture({
  series: series.map(({ errorRate: _rate, ...one }) => one),
  buckets: 96,
  granularityInSecs: 900,
  cost: '0.81340272',
});

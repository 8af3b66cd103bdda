import { usageSchema, usageSummarySchema } from '@onepoint/api-contract';
import { expect, test } from 'vitest';
import { demoUsage, demoUsageSummary, type DemoUsageParameters } from './demo-usage.ts';

const parameters: DemoUsageParameters = {
  project: { usageCommitment: 'PAYG', balance: 10_000 },
  apiKeys: [
    { id: 'key_1', name: 'Production server' },
    { id: 'key_2', name: 'Mobile app' },
  ],
  now: new Date('2026-11-21T15:00:00Z'),
};
const november = { from: '2026-11-01T00:00:00.000Z', to: '2026-12-01T00:00:00.000Z' };

test('has every day of a month, without future usage', () => {
  const usage = usageSchema.parse(demoUsage(november, parameters));
  expect(usage.byDay).toHaveLength(30);
  expect(usage.byDay.map(({ requests }) => requests > 0)).toEqual(Array.from({ length: 30 }, (_, index) => index < 21));
});

test('adds up days and methods to the total', () => {
  const { byDay, byMethod, total } = demoUsage(november, parameters);
  for (const parts of [byDay, byMethod]) {
    expect(parts.reduce((sum, { computeUnits }) => sum + computeUnits, 0)).toBe(total.computeUnits);
    expect(parts.reduce((sum, { requests }) => sum + requests, 0)).toBe(total.requests);
  }
});

test('computes the runway, and has none on a free plan', () => {
  const summary = usageSummarySchema.parse(demoUsageSummary(parameters));
  expect(summary.runwayDays).toBeGreaterThan(0);
  expect(demoUsageSummary({ ...parameters, project: { usageCommitment: 'FREE', balance: 10_000 } }).runwayDays).toBeNull();
});

test('includes packages renewed in the period in the charges, and their connections in the limits', () => {
  const withPackages: DemoUsageParameters = {
    ...parameters,
    project: {
      ...parameters.project,
      geyserUsageCommitmentMultiplier: 2,
      geyserUsageCommitmentEnd: '2026-12-08T15:00:00.000Z',
      createdAt: '2026-10-01T00:00:00.000Z',
    },
  };
  const packagesOf = (from: string, to: string) => demoUsage({ from, to }, withPackages).charges.packages;
  expect(packagesOf('2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z')).toBe(9_800);
  expect(packagesOf('2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z')).toBe(0);
  expect(packagesOf('2026-09-01T00:00:00.000Z', '2026-10-01T00:00:00.000Z')).toBe(0);
  const { byDay, charges, total } = demoUsage(november, withPackages);
  expect(charges).toMatchObject({ usage: Math.floor(Number(total.cost) * 100), packages: 9_800 });
  expect(byDay.reduce((sum, day) => sum + day.charges.total, 0)).toBe(charges.total);
  expect(demoUsageSummary(withPackages).limits.at(-1)).toMatchObject({ name: 'connectionsPerKey', max: 210 });
});

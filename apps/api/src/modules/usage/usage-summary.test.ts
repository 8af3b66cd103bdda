import { defaultDepositTerms } from '@onepoint/plans-domain';
import { expect, test } from 'vitest';
import { toUsageSummary } from './usage-summary.ts';

const project = {
  planId: 'PAYG',
  packageCount: 0,
  balanceCents: 10_000,
  unbilledMicrocents: 0,
  createdAt: new Date('2026-01-01T00:00:00Z'),
};
const cents = (amount: number) => BigInt(amount) * 1_000_000n;
const day = (date: string, amountCents: number, requests = 10) => ({
  day: new Date(date),
  requests,
  errors: 0,
  computeUnits: requests * 20,
  microcents: cents(amountCents),
});
const billing = {
  balanceCents: 10_000,
  planId: 'PAYG',
  nextPlanId: null,
  planEndsAt: null,
  packageCount: 2,
  nextPackageCount: null,
  packageEndsAt: new Date('2026-11-20T00:00:00Z'),
} as const;
const rest = {
  billing,
  terms: defaultDepositTerms,
  charges: [],
  busiest: { requests: 0, computeUnits: 0 },
  openConnections: 0,
  now: new Date('2026-11-05T12:00:00Z'),
};

const names = (planId: string) => toUsageSummary({ project: { ...project, planId }, days: [], ...rest }).limits.map(({ name }) => name);

test('counts the month from its first day, and averages the seven complete days before today', () => {
  const days = [day('2026-10-28', 9_999), day('2026-10-29', 500), day('2026-11-01', 100), day('2026-11-04', 100), day('2026-11-05', 7_000)];
  const summary = toUsageSummary({ project, days, ...rest, billing: null });
  expect(summary.today).toMatchObject({ requests: 10, cost: '70.00' });
  expect(summary.monthToDate).toMatchObject({ requests: 30, cost: '72.00' });
  expect(summary.average).toEqual({ days: 7, requests: 4, computeUnits: 86, cost: '1.00' });
  expect(summary.runwayDays).toBe(100);
});

test('averages a new project over its days so far', () => {
  const young = { ...project, createdAt: new Date('2026-11-03T20:00:00Z') };
  const days = [day('2026-11-03', 100), day('2026-11-04', 300)];
  const summary = toUsageSummary({ project: young, days, ...rest, billing: null });
  expect(summary.average).toMatchObject({ days: 2, cost: '2.00' });
  expect(summary.runwayDays).toBe(50);
});

test('returns no runway while nothing is spent, and no average on the first day', () => {
  expect(toUsageSummary({ project, days: [], ...rest, billing: null })).toMatchObject({ average: { cost: '0.00' }, runwayDays: null });
  const first = { ...project, createdAt: new Date('2026-11-05T01:00:00Z') };
  expect(toUsageSummary({ project: first, days: [], ...rest })).toMatchObject({ average: null, runwayDays: null });
});

test('ends the runway at add-ons that the balance doesn’t cover', () => {
  expect(toUsageSummary({ project, days: [day('2026-11-01', 700)], ...rest }).runwayDays).toBe(14);
  expect(toUsageSummary({ project, days: [], ...rest }).runwayDays).toBe(44);
});

test('adds up the charges of today and this month', () => {
  const charges = [
    { day: '2026-11-04', kind: 'usage', cents: 12 },
    { day: '2026-11-04', kind: 'package', cents: 9_800 },
    { day: '2026-11-05', kind: 'usage', cents: 3 },
    { day: '2026-11-05', kind: 'plan', cents: 1_999 },
  ] as const;
  const { today, monthToDate } = toUsageSummary({ project, days: [], ...rest, charges });
  expect(today.charges).toEqual({ usage: 3, packages: 0, plans: 1_999, total: 2_002 });
  expect(monthToDate.charges).toEqual({ usage: 15, packages: 9_800, plans: 1_999, total: 11_814 });
});

test('forecasts usage at the average pace plus add-ons that renew, and the deposit that pays for them', () => {
  const summary = toUsageSummary({ project, days: [day('2026-11-01', 700)], ...rest });
  expect(summary.forecast).toEqual({ days: 30, usage: 3_000, packages: 9_800, plans: 0, total: 12_800, deposit: 12_982 });
  expect(toUsageSummary({ project, days: [], ...rest, billing: null }).forecast).toMatchObject({ total: 0, deposit: null });
});

test('returns no daily limit for a usage-based plan, and no limits for an unknown plan', () => {
  expect(names('PAYG')).toEqual(['requestsPerSecond', 'computeUnitsPerSecond', 'connectionsPerKey']);
  expect(names('FREE')).toContain('computeUnitsPerDay');
  expect(names('XL')).toEqual([]);
});

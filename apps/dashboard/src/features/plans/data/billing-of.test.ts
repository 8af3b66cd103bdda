import { projectFixture } from '@onepoint/testing/api';
import { expect, test } from 'vitest';
import { packagesOf, planOf } from './billing-of.ts';

const end = '2026-12-15T00:00:00.000Z';

test('the wire’s names are read as the plan and the packages that they are', () => {
  const project = projectFixture({
    balance: 4_900,
    usageCommitment: 'M',
    nextUsageCommitment: 'PAYG',
    usageCommitmentEnd: end,
    geyserUsageCommitmentMultiplier: 3,
    nextGeyserUsageCommitmentMultiplier: 0,
    geyserUsageCommitmentEnd: end,
  });
  expect(planOf(project)).toEqual({ planId: 'M', nextPlanId: 'PAYG', planEndsAt: new Date(end), balanceCents: 4_900 });
  expect(packagesOf(project)).toEqual({ packageCount: 3, nextPackageCount: 0, packageEndsAt: new Date(end), balanceCents: 4_900 });
});

test('without periods and changes there are none', () => {
  expect(planOf(projectFixture())).toMatchObject({ nextPlanId: null, planEndsAt: null });
  expect(packagesOf(projectFixture())).toMatchObject({ nextPackageCount: null, packageEndsAt: null });
});

test('a plan of a newer version is not guessed at', () => {
  expect(planOf(projectFixture({ usageCommitment: 'GOLD' }))).toBeNull();
  expect(planOf(projectFixture({ nextUsageCommitment: 'GOLD' }))).toMatchObject({ nextPlanId: null });
});

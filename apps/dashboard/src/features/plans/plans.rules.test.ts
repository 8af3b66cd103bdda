import { planCatalogue } from '@onepoint/plans-domain';
import { projectFixture } from '@onepoint/testing/api';
import { describe, expect, test } from 'vitest';
import { packagesOf, planCards, planOf } from './plans.rules.ts';

describe('planOf and packagesOf', () => {
  const end = '2026-12-15T00:00:00.000Z';

  test('map the wire fields to plan and packages', () => {
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

  test('return null for missing periods and changes', () => {
    expect(planOf(projectFixture())).toMatchObject({ nextPlanId: null, planEndsAt: null });
    expect(packagesOf(projectFixture())).toMatchObject({ nextPackageCount: null, packageEndsAt: null });
  });

  test('return null for an unknown plan', () => {
    expect(planOf(projectFixture({ usageCommitment: 'GOLD' }))).toBeNull();
    expect(planOf(projectFixture({ nextUsageCommitment: 'GOLD' }))).toMatchObject({ nextPlanId: null });
  });
});

describe('planCards', () => {
  const project = { current: 'PAYG', balanceCents: 100, planEndsAt: null } as const;
  const idsOf = (cards: ReturnType<typeof planCards>) => cards.map(({ plan }) => plan.id);

  test('lists the current plan without a change among the offers, in catalogue order', () => {
    const cards = planCards(project);
    expect(idsOf(cards)).toEqual(['FREE', 'PAYG', 'M']);
    expect(cards.map(({ change }) => change?.kind ?? null)).toEqual(['downgrade', null, 'enterprise']);
  });

  test('lists Beta only while it is the current plan', () => {
    expect(idsOf(planCards({ ...project, current: 'BETA' }))).toEqual(['FREE', 'BETA', 'PAYG', 'M']);
  });

  test('lists neither the public plan nor the package', () => {
    for (const current of ['FREE', 'BETA', 'PAYG', 'M'] as const) {
      expect(idsOf(planCards({ ...project, current }))).not.toEqual(expect.arrayContaining(['PUBLIC']));
      expect(idsOf(planCards({ ...project, current }))).not.toEqual(expect.arrayContaining(['L']));
    }
  });

  test('lists unavailable plans with their reason', () => {
    const coming = planCatalogue.map((plan) => (plan.id === 'M' ? { ...plan, comingSoon: true } : plan));
    const cards = planCards({ ...project, next: 'FREE' }, coming);
    expect(cards.map(({ plan, change }) => [plan.id, change?.kind === 'refused' ? change.reason : null])).toEqual([
      ['FREE', 'PLAN_IS_NEXT'],
      ['PAYG', null],
      ['M', 'PLAN_COMING_SOON'],
    ]);
  });
});

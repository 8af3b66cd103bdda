import { planCatalogue } from '@onepoint/plans-domain';
import { expect, test } from 'vitest';
import { planCards } from './plan-cards.ts';

const project = { current: 'PAYG', balanceCents: 100, planEndsAt: null } as const;
const idsOf = (cards: ReturnType<typeof planCards>) => cards.map(({ plan }) => plan.id);

test('the current plan stands among those on offer, in the catalogue’s order, and only there as one that does nothing', () => {
  const cards = planCards(project);
  expect(idsOf(cards)).toEqual(['FREE', 'PAYG', 'M']);
  expect(cards.map(({ change }) => change?.kind ?? null)).toEqual(['downgrade', null, 'enterprise']);
});

test('beta shows where it is current, and nowhere else', () => {
  expect(idsOf(planCards({ ...project, current: 'BETA' }))).toEqual(['FREE', 'BETA', 'PAYG', 'M']);
});

test('neither the public plan nor the package is a plan to change to', () => {
  for (const current of ['FREE', 'BETA', 'PAYG', 'M'] as const) {
    expect(idsOf(planCards({ ...project, current }))).not.toEqual(expect.arrayContaining(['PUBLIC']));
    expect(idsOf(planCards({ ...project, current }))).not.toEqual(expect.arrayContaining(['L']));
  }
});

test('what cannot be chosen is shown with its reason', () => {
  const coming = planCatalogue.map((plan) => (plan.id === 'M' ? { ...plan, comingSoon: true } : plan));
  const cards = planCards({ ...project, next: 'FREE' }, coming);
  expect(cards.map(({ plan, change }) => [plan.id, change?.kind === 'refused' ? change.reason : null])).toEqual([
    ['FREE', 'PLAN_IS_NEXT'],
    ['PAYG', null],
    ['M', 'PLAN_COMING_SOON'],
  ]);
});

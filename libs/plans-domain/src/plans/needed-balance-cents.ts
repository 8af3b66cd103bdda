import { monthlyPriceCents } from './monthly-price-cents.ts';
import type { Plan } from './plan.ts';

/**
 * The least balance, in cents, with which a plan can be chosen; null for a plan that costs nothing, which a project with debts may go down to.
 * A fixed monthly price is compared with the balance; pay as you go needs a balance above 0, which is one cent. Source: decision 28.
 */
export function neededBalanceCents(plan: Pick<Plan, 'price'>): number | null {
  if (plan.price.kind === 'metered') return 1;
  const priceCents = monthlyPriceCents(plan);
  return priceCents > 0 ? priceCents : null;
}

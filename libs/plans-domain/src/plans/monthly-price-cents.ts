import type { Plan } from './plan.ts';

/** What a plan costs each month whether it is used or not, in cents; 0 for a metered one, which is paid by use. */
export function monthlyPriceCents({ price }: Pick<Plan, 'price'>): number {
  return price.kind === 'monthly' ? price.priceCents : 0;
}

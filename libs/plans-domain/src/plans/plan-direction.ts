import type { PlanId } from './plan-id.ts';
import { planOrder } from './plan-order.ts';

/**
 * Whether going from one plan to another is an upgrade (a later place in `planOrder`) or a downgrade. What stands outside of the order counts as
 * below all of it. Source: specification section 4 "Plan change", decision 29.
 */
export function planDirection(from: PlanId, to: PlanId): 'upgrade' | 'downgrade' {
  const order: readonly PlanId[] = planOrder;
  return order.indexOf(to) > order.indexOf(from) ? 'upgrade' : 'downgrade';
}

import { packageConnections } from '../packages/package-price.ts';
import type { PlanId } from './plan-id.ts';
import { planLimits } from './plan-limits.ts';

/** WebSocket connections that each key of a project may have open: those of its plan, and 5 for each package. Source: specification section 9. */
export function projectConnectionsMax(planId: Exclude<PlanId, 'L'>, packageCount: number): number {
  return planLimits(planId).connectionsMax + packageConnections(packageCount);
}

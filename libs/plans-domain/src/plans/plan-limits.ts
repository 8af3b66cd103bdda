import type { PlanId } from './plan.ts';

/** Limits that the gateway enforces per project (per client IP address for `PUBLIC`). See `burstSeconds` for bursts. */
export interface PlanLimits {
  readonly requestsPerSecond: number;
  readonly computeUnitsPerSecond: number;
  /** Compute units per UTC day; null means no quota. Only free plans have one; the balance limits the others. */
  readonly computeUnitsPerDay: number | null;
  /** Open WebSocket connections per API key (per client IP address for `PUBLIC`). */
  readonly connectionsMax: number;
}

/** Size of the token buckets, so that short bursts such as a page load stay within the limit. */
export const burstSeconds = 2;

const limits: Readonly<Record<Exclude<PlanId, 'L'>, PlanLimits>> = {
  PUBLIC: { requestsPerSecond: 10, computeUnitsPerSecond: 300, computeUnitsPerDay: null, connectionsMax: 5 },
  FREE: { requestsPerSecond: 50, computeUnitsPerSecond: 1_000, computeUnitsPerDay: 1_000_000, connectionsMax: 20 },
  BETA: { requestsPerSecond: 100, computeUnitsPerSecond: 2_500, computeUnitsPerDay: 10_000_000, connectionsMax: 50 },
  PAYG: { requestsPerSecond: 500, computeUnitsPerSecond: 12_500, computeUnitsPerDay: null, connectionsMax: 200 },
  M: { requestsPerSecond: 2_500, computeUnitsPerSecond: 62_500, computeUnitsPerDay: null, connectionsMax: 1_000 },
};

/** Limits of a plan. `L` has none, because the package is not a plan. */
export function planLimits(planId: Exclude<PlanId, 'L'>): PlanLimits {
  return limits[planId];
}

import type { PlanId } from './plan-id.ts';

/** What the gateway enforces per project (per client address for `PUBLIC`). Bursts: see `burstSeconds`. */
export interface PlanLimits {
  readonly requestsPerSecond: number;
  readonly computeUnitsPerSecond: number;
  /** Compute units per UTC day, or null for no quota. Only plans that cost nothing have one: the others are bounded by their balance. */
  readonly computeUnitsPerDay: number | null;
  /** Open WebSocket connections per key (per client address for `PUBLIC`). */
  readonly connectionsMax: number;
}

/** Limits are token buckets that hold this many seconds' worth, so that a page load may burst while the average holds. */
export const burstSeconds = 2;

const limits: Readonly<Record<Exclude<PlanId, 'L'>, PlanLimits>> = {
  PUBLIC: { requestsPerSecond: 10, computeUnitsPerSecond: 300, computeUnitsPerDay: null, connectionsMax: 5 },
  FREE: { requestsPerSecond: 50, computeUnitsPerSecond: 1_000, computeUnitsPerDay: 1_000_000, connectionsMax: 20 },
  BETA: { requestsPerSecond: 100, computeUnitsPerSecond: 2_500, computeUnitsPerDay: 10_000_000, connectionsMax: 50 },
  PAYG: { requestsPerSecond: 500, computeUnitsPerSecond: 12_500, computeUnitsPerDay: null, connectionsMax: 200 },
  M: { requestsPerSecond: 2_500, computeUnitsPerSecond: 62_500, computeUnitsPerDay: null, connectionsMax: 1_000 },
};

/** Limits of a plan. The package is not something a project can run on by itself, so it has none. */
export function planLimits(planId: Exclude<PlanId, 'L'>): PlanLimits {
  return limits[planId];
}

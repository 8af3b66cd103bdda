import { computeUnitsOf, microcentsPerComputeUnit, planLimits } from '@onepoint/plans-domain';
import type { Access, Caller } from '../access/access.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import type { RpcRequest } from '../rpc/rpc-request.ts';
import type { Services } from '../services.ts';

type Limits = Pick<Services, 'rateLimiter' | 'dailyUsage'>;

/**
 * Step 7: whether the caller may make these calls now. Takes their cost from its budget.
 *
 * @throws {GatewayError} `KEY_PAUSED`, `BALANCE_EXHAUSTED`, `QUOTA_EXCEEDED`, `RATE_LIMITED`
 */
export function limit(rpc: RpcRequest, caller: Caller, services: Limits): void {
  if (caller.kind === 'key') checkStanding(caller.access, services);
  let computeUnits = 0;
  for (const call of rpc.calls) if (call.refusal === null) computeUnits += computeUnitsOf(call.method);
  takeRate(caller, rpc.calls.length, computeUnits, services);
}

/**
 * Whether a key may be used at all at this moment: it is active, its project can pay and has quota left.
 *
 * @throws {GatewayError} `KEY_PAUSED`, `BALANCE_EXHAUSTED`, `QUOTA_EXCEEDED`
 */
export function checkStanding(
  { status, planId, projectId, balanceCents, recordedToday }: Access,
  { dailyUsage }: Pick<Limits, 'dailyUsage'>,
): void {
  if (status === 'paused') throw new GatewayError('KEY_PAUSED');
  if (microcentsPerComputeUnit(planId) > 0 && balanceCents <= 0) throw new GatewayError('BALANCE_EXHAUSTED');
  const { computeUnitsPerDay } = planLimits(planId);
  if (computeUnitsPerDay === null || recordedToday === null) return;
  if (dailyUsage.get(projectId, recordedToday) >= computeUnitsPerDay) throw new GatewayError('QUOTA_EXCEEDED', dailyUsage.secondsLeft());
}

/**
 * Takes requests and compute units from the caller's budget per second.
 *
 * @throws {GatewayError} `RATE_LIMITED`
 */
export function takeRate(caller: Caller, requests: number, computeUnits: number, { rateLimiter }: Pick<Limits, 'rateLimiter'>): void {
  const waitMs =
    caller.kind === 'public'
      ? rateLimiter.take(caller.address, 'PUBLIC', requests, computeUnits)
      : rateLimiter.take(caller.access.projectId, caller.access.planId, requests, computeUnits);
  if (waitMs > 0) throw new GatewayError('RATE_LIMITED', Math.ceil(waitMs / 1_000));
}

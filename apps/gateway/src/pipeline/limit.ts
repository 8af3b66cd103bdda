import { computeUnitsOf, microcentsPerComputeUnit, planLimits } from '@onepoint/plans-domain';
import type { Access, Caller } from '../access/access.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { checkSpend } from '../limits/spending.ts';
import type { UsageMeter } from '../metering/usage-meter.ts';
import type { RpcRequest } from '../rpc/parse-request.ts';
import type { Services } from '../services.ts';

type Limits = Pick<Services, 'rateLimiter' | 'dailyUsage' | 'keyLimiter'> & { readonly meter: Pick<UsageMeter, 'isFull'> };

/**
 * Step 7: checks whether the caller may make these calls now, and consumes their cost from its budget.
 *
 * @throws {GatewayError} as `checkStanding` and `takeRate`
 */
export function limit(rpc: RpcRequest, caller: Caller, services: Limits): void {
  if (caller.kind === 'key') checkStanding(caller.access, services);
  let computeUnits = 0;
  for (const call of rpc.calls) if (call.refusal === null) computeUnits += computeUnitsOf(call.method);
  takeRate(caller, rpc.calls.length, computeUnits, services);
}

/**
 * Checks that a key can be used at this moment: its usage can be counted, it is active, its project can pay, and neither the quota nor its own
 * limits are used up.
 *
 * @throws {GatewayError} `ACCESS_UNAVAILABLE`, `KEY_PAUSED`, `BALANCE_EXHAUSTED`, `SPEND_LIMIT_REACHED`, `QUOTA_EXCEEDED`, `KEY_DAILY_LIMIT_REACHED`, `KEY_MONTHLY_LIMIT_REACHED`
 */
export function checkStanding(
  access: Access,
  { dailyUsage, keyLimiter, meter }: Pick<Limits, 'dailyUsage' | 'keyLimiter' | 'meter'>,
): void {
  if (meter.isFull) throw new GatewayError('ACCESS_UNAVAILABLE', 1);
  const { status, planId, recordedToday } = access;
  if (status === 'paused') throw new GatewayError('KEY_PAUSED');
  if (microcentsPerComputeUnit(planId) > 0) checkSpend(access);
  keyLimiter.checkUnits(access);
  const { computeUnitsPerDay } = planLimits(planId);
  if (computeUnitsPerDay === null || recordedToday === null) return;
  if (dailyUsage.get(access, recordedToday) >= computeUnitsPerDay) throw new GatewayError('QUOTA_EXCEEDED', dailyUsage.secondsLeft());
}

/**
 * Consumes requests and compute units from the caller's budget per second, and requests from the key's own.
 *
 * @throws {GatewayError} `RATE_LIMITED`, `KEY_RATE_LIMITED`
 */
export function takeRate(
  caller: Caller,
  requests: number,
  computeUnits: number,
  { rateLimiter, keyLimiter }: Pick<Limits, 'rateLimiter' | 'keyLimiter'>,
): void {
  if (caller.kind === 'key') keyLimiter.checkRate(caller.access, requests);
  const waitMs =
    caller.kind === 'public'
      ? rateLimiter.take(caller.address, 'PUBLIC', requests, computeUnits)
      : rateLimiter.take(caller.access.projectId, caller.access.planId, requests, computeUnits);
  if (waitMs > 0) throw new GatewayError('RATE_LIMITED', Math.ceil(waitMs / 1_000));
  if (caller.kind === 'key') keyLimiter.takeRate(caller.access, requests);
}

import { burstSeconds, computeUnitsOf, microcentsPerComputeUnit, planLimits } from '@onepoint/plans-domain';
import type { Access, Caller } from '../access/access.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { checkSpend } from '../limits/spending.ts';
import type { UsageMeter } from '../metering/usage-meter.ts';
import type { RpcRequest } from '../rpc/parse-request.ts';
import type { Services } from '../services.ts';

type Limits = Pick<Services, 'rateLimiter' | 'dailyUsage' | 'keyLimiter' | 'clientAddresses'> & {
  readonly meter: Pick<UsageMeter, 'isFull'>;
};

/**
 * Step 7: checks whether the caller may make these calls now, and consumes their cost from its budget.
 * A batch that exceeds the rate still consumes one request.
 *
 * @throws {GatewayError} as `checkStanding` and `takeRate`; `BATCH_TOO_LARGE` for the key `public`
 */
export function limit(rpc: RpcRequest, caller: Caller, services: Limits): void {
  if (caller.kind === 'key') checkStanding(caller.access, services);
  let computeUnits = 0;
  for (const call of rpc.calls) if (call.refusal === null) computeUnits += computeUnitsOf(call.method);
  if (caller.kind === 'public' && rpc.isBatch && computeUnits > publicBatchUnitsMax) throw new GatewayError('BATCH_TOO_LARGE');
  try {
    takeRate(caller, rpc.calls.length, computeUnits, services);
  } catch (error) {
    if (rpc.isBatch) chargeAttempt(caller, services);
    throw error;
  }
}

const publicLimits = planLimits('PUBLIC');
/** A batch of the key `public` costs at most what its budget holds; for other callers, a larger batch takes longer to refill. */
const publicBatchUnitsMax = publicLimits.computeUnitsPerSecond * burstSeconds;

/** Smaller bodies are parsed in any case, so that the error has the ids of the calls. */
const smallBodyBytesMax = 16_384;

/**
 * Checks, before a large body is parsed, that the caller has any budget left.
 *
 * @throws {GatewayError} `RATE_LIMITED`
 */
export function checkBudget(body: Buffer, caller: Caller, { rateLimiter }: Pick<Limits, 'rateLimiter'>): void {
  if (body.length <= smallBodyBytesMax) return;
  const waitMs = rateLimiter.waitMs(...subjectOf(caller));
  if (waitMs > 0) throw new GatewayError('RATE_LIMITED', Math.ceil(waitMs / 1_000));
}

/** Consumes one request for a body that was parsed but not served: it can’t be read, or is a batch that exceeds the rate. */
export function chargeAttempt(caller: Caller, { rateLimiter }: Pick<Limits, 'rateLimiter'>): void {
  rateLimiter.take(...subjectOf(caller), 1, 0);
}

function subjectOf(caller: Caller): [subject: string, planId: Access['planId']] {
  return caller.kind === 'public' ? [caller.address, 'PUBLIC'] : [caller.access.projectId, caller.access.planId];
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
  { rateLimiter, keyLimiter, clientAddresses }: Pick<Limits, 'rateLimiter' | 'keyLimiter' | 'clientAddresses'>,
): void {
  if (caller.kind === 'key') keyLimiter.checkRate(caller.access, requests);
  const waitMs = rateLimiter.take(...subjectOf(caller), requests, computeUnits);
  if (waitMs > 0) {
    if (caller.kind === 'public') clientAddresses.limited(caller.address);
    throw new GatewayError('RATE_LIMITED', Math.ceil(waitMs / 1_000));
  }
  if (caller.kind === 'key') keyLimiter.takeRate(caller.access, requests);
}

import { burstSeconds, computeUnitsOf, microcentsPerComputeUnit, planLimits } from '@onepoint/plans-domain';
import type { Access, Caller } from '../access/access.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { checkSpend } from '../limits/spending.ts';
import type { UsageMeter } from '../metering/usage-meter.ts';
import type { RpcRequest } from '../rpc/parse-request.ts';
import type { Services } from '../services.ts';
import { admit } from './admit.ts';

export type Limits = Pick<Services, 'rateLimiter' | 'dailyUsage' | 'keyLimiter' | 'clientAddresses'> & {
  readonly meter: Pick<UsageMeter, 'isFull'>;
};

/**
 * Step 7: checks whether the caller can make these calls now, and consumes their cost from its budget. A rejected batch still consumes
 * one request, because it was parsed.
 *
 * @throws {GatewayError} as `checkStanding` and `takeRate`; `BATCH_TOO_LARGE` for the key `public`
 */
export function limit(rpc: RpcRequest, caller: Caller, services: Limits): void {
  if (caller.kind === 'key') checkStanding(caller.access, services);
  let computeUnits = 0;
  for (const call of rpc.calls) if (call.refusal === null) computeUnits += computeUnitsOf(call.method);
  try {
    if (caller.kind === 'public' && rpc.isBatch && computeUnits > publicBatchUnitsMax) throw new GatewayError('BATCH_TOO_LARGE');
    takeRate(caller, rpc.calls.length, computeUnits, services);
  } catch (error) {
    if (rpc.isBatch) chargeAttempt(caller, 1, services);
    throw error;
  }
}

const publicLimits = planLimits('PUBLIC');
/** A batch with the key `public` can cost at most its whole budget. For other callers, a larger batch takes longer to refill. */
const publicBatchUnitsMax = publicLimits.computeUnitsPerSecond * burstSeconds;

/**
 * Consumes requests for a body that isn't served, because it can't be read or is a batch that exceeds the rate. If the budget doesn't
 * have that many left, consumes one.
 */
export function chargeAttempt(caller: Caller, requests: number, { rateLimiter }: Pick<Limits, 'rateLimiter'>): void {
  if (rateLimiter.take(...subjectOf(caller), requests, 0) > 0 && requests > 1) rateLimiter.take(...subjectOf(caller), 1, 0);
}

/** Decompressing this much takes 0.1 ms, or 0.8 ms if it is deliberately slow: gzip can redefine its Huffman codes every few bytes. */
const compressedBytesPerRequest = 8_192;

/**
 * Consumes requests for decompressing a body, one for each 8 KiB. Leaves out the first one, because the body's calls are charged anyway.
 *
 * @throws {GatewayError} as `admit`, `checkStanding`, and `takeRate`
 */
export function chargeCompressed(bytes: number, caller: Caller, services: Limits): void {
  const requests = Math.ceil(bytes / compressedBytesPerRequest) - 1;
  if (requests <= 0) return;
  admit(caller);
  if (caller.kind === 'key') checkStanding(caller.access, services);
  takeRate(caller, requests, 0, services);
}

function subjectOf(caller: Caller): [subject: string, planId: Access['planId']] {
  return caller.kind === 'public' ? [caller.address, 'PUBLIC'] : [caller.access.projectId, caller.access.planId];
}

/**
 * Checks that a key can be used now: its usage can be counted, it is active, its project can pay, and neither the quota nor its own
 * limits are used up.
 *
 * @throws {GatewayError} `ACCESS_UNAVAILABLE`, `KEY_PAUSED`, `BALANCE_EXHAUSTED`, `SPEND_LIMIT_REACHED`, `QUOTA_EXCEEDED`,
 *   `KEY_DAILY_LIMIT_REACHED`, `KEY_MONTHLY_LIMIT_REACHED`
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

type Rates = Pick<Limits, 'rateLimiter' | 'keyLimiter' | 'clientAddresses'>;

/**
 * Checks that the caller can make this many requests now, without consuming them.
 *
 * @throws {GatewayError} `RATE_LIMITED`, `KEY_RATE_LIMITED`
 */
export function checkRate(caller: Caller, requests: number, services: Rates): void {
  if (caller.kind === 'key') services.keyLimiter.checkRate(caller.access, requests);
  rejectIfEarly(caller, services.rateLimiter.waitMs(...subjectOf(caller), requests), services);
}

/**
 * Consumes requests and compute units from the caller's budget, and requests from the key's own.
 *
 * @throws {GatewayError} `RATE_LIMITED`, `KEY_RATE_LIMITED`
 */
export function takeRate(caller: Caller, requests: number, computeUnits: number, services: Rates): void {
  const { rateLimiter, keyLimiter } = services;
  if (caller.kind === 'key') keyLimiter.checkRate(caller.access, requests);
  rejectIfEarly(caller, rateLimiter.take(...subjectOf(caller), requests, computeUnits), services);
  if (caller.kind === 'key') keyLimiter.takeRate(caller.access, requests);
}

function rejectIfEarly(caller: Caller, waitMs: number, { clientAddresses }: Pick<Limits, 'clientAddresses'>): void {
  if (waitMs === 0) return;
  if (caller.kind === 'public') clientAddresses.limited(caller.address);
  throw new GatewayError('RATE_LIMITED', Math.ceil(waitMs / 1_000));
}

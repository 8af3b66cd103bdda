import type { Caller } from '../access/access.ts';
import { CallUsage } from '../metering/call-usage.ts';
import type { RpcRequest } from '../rpc/parse-request.ts';
import type { Services } from '../services.ts';

/** What is counted of a request that cannot be read: one call of a method that is not known. */
export const unreadRequest: RpcRequest = {
  isBatch: false,
  calls: [{ method: '', source: '', isNotification: false, refusal: null }],
  isPlain: false,
};

/**
 * Opens the count of these calls. It is settled once, by the limit that refuses them or by the node's answer.
 *
 * @param arrivedAt when they came, by `performance.now()`
 */
export function meter(
  request: RpcRequest,
  caller: Caller,
  chain: string,
  services: Pick<Services, 'meter' | 'dailyUsage' | 'keyLimiter'>,
  arrivedAt = performance.now(),
): CallUsage {
  return new CallUsage({ services, caller, chain, request, arrivedAt });
}

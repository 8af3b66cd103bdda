import type { Caller } from '../access/access.ts';
import { type Arrival, CallUsage } from '../metering/call-usage.ts';
import type { RpcRequest } from '../rpc/parse-request.ts';
import type { Services } from '../services.ts';

/** An unreadable request counts as one call of an unknown method. */
export const unreadRequest: RpcRequest = {
  isBatch: false,
  calls: [{ method: '', source: '', isNotification: false, refusal: null }],
  isPlain: false,
};

/** Opens the usage of these calls, which a rejection or the node's response settles exactly once. */
export function meter(
  request: RpcRequest,
  caller: Caller,
  chain: string,
  services: Pick<Services, 'meter' | 'requestLog' | 'dailyUsage' | 'keyLimiter' | 'metrics'>,
  arrival: Arrival,
): CallUsage {
  return new CallUsage({ services, caller, chain, request, arrival });
}

import type { Caller } from '../access/access.ts';
import { CallUsage } from '../metering/call-usage.ts';
import type { RpcRequest } from '../rpc/rpc-request.ts';
import type { Services } from '../services.ts';

/** Step 5: opens the count of these calls. It is settled once, by the limit that refuses them or by the node's answer. */
export function meter(
  rpc: RpcRequest,
  caller: Caller,
  chain: string,
  services: Pick<Services, 'meter' | 'dailyUsage' | 'keyLimiter'>,
): CallUsage {
  return new CallUsage(services, caller, chain, rpc);
}

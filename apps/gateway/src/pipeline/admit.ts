import { decideClient } from '@onepoint/allow-lists';
import type { Caller } from '../access/access.ts';
import { GatewayError } from '../errors/gateway-error.ts';

/**
 * Step 6: checks the key's origin and IP allowlists.
 *
 * @throws {GatewayError} `ORIGIN_NOT_LISTED`, `IP_NOT_LISTED`
 */
export function admit(caller: Caller): void {
  if (caller.kind === 'public') return;
  const { allowLists } = caller.access;
  if (allowLists === null || (allowLists.origins === null && allowLists.ips === null)) return;
  const decision = decideClient(allowLists, caller.client());
  if (!decision.isAllowed) throw new GatewayError(decision.rule === 'origins' ? 'ORIGIN_NOT_LISTED' : 'IP_NOT_LISTED');
}

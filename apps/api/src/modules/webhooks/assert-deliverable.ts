import { isPublicHost } from '@onepoint/rpc-nodes';
import { ApiError } from '../../errors/api-error.ts';

/**
 * Whether an address may be delivered to at all. What its name leads to is judged with each delivery.
 *
 * @throws {ApiError} WEBHOOK_REFUSED with `reason`
 */
export function assertDeliverable(url: string, arePrivateAddressesAllowed: boolean): void {
  if (arePrivateAddressesAllowed) return;
  const parsed = new URL(url);
  if (parsed.protocol !== 'https:') throw new ApiError('WEBHOOK_REFUSED', { details: { reason: 'HTTPS_REQUIRED' } });
  if (!isPublicHost(parsed)) throw new ApiError('WEBHOOK_REFUSED', { details: { reason: 'ADDRESS_PRIVATE' } });
}

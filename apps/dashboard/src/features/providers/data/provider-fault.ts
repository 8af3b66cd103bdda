import { ApiError } from '@onepoint/api-client';
import { providerFaults, type ProviderFault } from '@onepoint/api-contract';

/** Why the API refused a node; undefined for any other error. */
export function providerFault(error: unknown): ProviderFault | undefined {
  if (!(error instanceof ApiError) || error.code !== 'PROVIDER_REFUSED') return undefined;
  const reason = error.details?.['reason'];
  return providerFaults.find((fault) => fault === reason);
}

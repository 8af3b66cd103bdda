import type { ApiKey } from '@onepoint/api-contract';
import type { ApiKeyRow } from './api-keys-repository.ts';

/** A key's allow-lists as the wire names them. */
export function toAllowLists({ allowedOrigins, allowedIps, allowedMethods, allowedContracts }: ApiKeyRow): ApiKey['allowLists'] {
  return { origins: allowedOrigins, ips: allowedIps, methods: allowedMethods, contracts: allowedContracts };
}

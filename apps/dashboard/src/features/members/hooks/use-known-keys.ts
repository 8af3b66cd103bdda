import { listApiKeysQueryOptions } from '@onepoint/api-client';
import type { ApiKey } from '@onepoint/api-contract';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';

/** Active keys of a project of which this user was shown a secret that works. */
export function useKnownKeys(projectId: string, userId: string) {
  const select = (apiKeys: ApiKey[]): ApiKey[] =>
    apiKeys.filter(({ status, secretShownTo }) => status === 'active' && secretShownTo.includes(userId));
  return useQuery({ ...listApiKeysQueryOptions(useApiClient(), { projectId }), select });
}

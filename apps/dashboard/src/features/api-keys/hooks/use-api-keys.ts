import { listApiKeysQueryOptions } from '@onepoint/api-client';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { refreshEvery } from '../../../shared/live/refresh-every.ts';

const refreshMs = 5000;

/** API keys of a project; their counts move while the page is visible. */
export function useApiKeys(projectId: string) {
  return useQuery({ ...listApiKeysQueryOptions(useApiClient(), { projectId }), refetchInterval: refreshEvery(refreshMs) });
}

import { listProvidersQueryOptions } from '@onepoint/api-client';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { refreshEvery } from '../../../shared/live-data.ts';

/** Gateways look at each node every ten seconds. */
const refreshMs = 10_000;

/** Nodes of a project, newest first; health and height follow while the page is visible. */
export function useProviders(projectId: string) {
  return useQuery({
    ...listProvidersQueryOptions(useApiClient(), { projectId }),
    refetchInterval: refreshEvery(refreshMs),
    staleTime: refreshMs,
  });
}

import { listProjectsQueryOptions } from '@onepoint/api-client';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../api/api-client-context.ts';
import { refreshEvery } from '../live/refresh-every.ts';

const refreshMs = 5000;

/** My projects. Balances move with every request served, so they are read again every few seconds while the page is visible. */
export function useProjects() {
  return useQuery({ ...listProjectsQueryOptions(useApiClient()), refetchInterval: refreshEvery(refreshMs) });
}

import { listProjectsQueryOptions } from '@onepoint/api-client';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../api/api-client-context.ts';

const refreshMs = 5000;

/**
 * My projects. Balances move with every request served, so they are read again every few seconds while the page is visible. A first load that
 * failed is tried again by hand alone: each try without data is a loading state, and the error with its button would come and go.
 */
export function useProjects() {
  return useQuery({
    ...listProjectsQueryOptions(useApiClient()),
    refetchInterval: ({ state }) => (state.data === undefined ? false : refreshMs),
  });
}

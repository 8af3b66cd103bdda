import { getChecklistQueryOptions } from '@onepoint/api-client';
import type { Checklist, Project } from '@onepoint/api-contract';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { isChecklistShown } from './checklist.rules.ts';

interface UseChecklistOptions {
  readonly refreshMs: number;
  /** Whether to refetch the checklist while the page is visible. */
  readonly isLive: (checklist: Checklist) => boolean;
}

export function useChecklist(projectId: string, { refreshMs, isLive }: UseChecklistOptions) {
  return useQuery({
    ...getChecklistQueryOptions(useApiClient(), { projectId }),
    refetchInterval: ({ state: { data } }) => (data !== undefined && isLive(data) ? refreshMs : false),
  });
}

/** The checklist that the API keys page shows, or undefined if it shows none. `isLoading` ends with the first response, or when that fails. */
export function useSetupChecklist({ id, role }: Pick<Project, 'id' | 'role'>) {
  const isLive = (checklist: Checklist): boolean => isChecklistShown(checklist, role);
  const { data, isLoading, failureCount } = useChecklist(id, { refreshMs: 5000, isLive });
  return { checklist: data && isLive(data) ? data : undefined, isLoading: isLoading && failureCount === 0 };
}

import { deleteProject, listProjectsQueryKey } from '@onepoint/api-client';
import type { Project } from '@onepoint/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';

/** Time between the API's word and the project leaving the list (specification, section 9): what was confirmed is seen to close first. */
const removalDelayMs = 300;

/** Where the balance of a deleted project goes. Only promo credit expires, and only where nothing else is left. */
export type BalanceDestination = { readonly kind: 'transfer'; readonly toProjectId: string } | { readonly kind: 'refund' | 'expire' };

/** Deletes a project for good. Gets where its balance goes; null where there is none. */
export function useDeleteProject(projectId: string) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (destination: BalanceDestination | null) =>
      deleteProject(client, {
        projectId,
        // Without a choice the API lets promo credit expire, and refuses where money was paid in since.
        ...(destination && destination.kind !== 'expire' && { balance: destination.kind }),
        ...(destination?.kind === 'transfer' && { toProjectId: destination.toProjectId }),
      }),
    onSuccess: () => {
      setTimeout(() => {
        queryClient.setQueryData<Project[]>(listProjectsQueryKey(), (projects) => projects?.filter(({ id }) => id !== projectId));
        // Its balance may have arrived in another.
        void queryClient.invalidateQueries({ queryKey: listProjectsQueryKey() });
      }, removalDelayMs);
    },
    // The balance may have moved while the dialog was open.
    onError: () => queryClient.invalidateQueries({ queryKey: listProjectsQueryKey() }),
  });
}

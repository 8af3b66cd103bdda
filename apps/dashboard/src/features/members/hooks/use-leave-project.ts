import { listProjectsQueryKey, removeMember } from '@onepoint/api-client';
import type { Project } from '@onepoint/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import type { KnownKeysFate } from './use-known-keys-fate.ts';

/** Time between the API's word and the project leaving the list, as after a deletion: what was confirmed is seen to close first. */
const removalDelayMs = 300;

/** Ends the reader's own membership; the project is then none of theirs any more. */
export function useLeaveProject(projectId: string, memberId: string) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const queryKey = listProjectsQueryKey();
  return useMutation({
    mutationFn: (apiKeys: KnownKeysFate) => removeMember(client, { projectId, memberId, apiKeys }),
    onSuccess: () => {
      setTimeout(() => {
        void queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData<Project[]>(queryKey, (projects) => projects?.filter(({ id }) => id !== projectId));
      }, removalDelayMs);
    },
  });
}

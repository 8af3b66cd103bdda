import { listProjectsQueryKey, removeMember } from '@onepoint/api-client';
import type { Project } from '@onepoint/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';

/** Ends the reader's own membership; the project is then none of theirs any more. */
export function useLeaveProject(projectId: string, memberId: string) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const queryKey = listProjectsQueryKey();
  return useMutation({
    mutationFn: () => removeMember(client, { projectId, memberId }),
    onSuccess: async () => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Project[]>(queryKey, (projects) => projects?.filter(({ id }) => id !== projectId));
    },
  });
}

import { deleteProject, listProjectsQueryKey } from '@onepoint/api-client';
import type { Project } from '@onepoint/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';

/** Time between the API's word and the project leaving the list (specification, section 9): what was confirmed is seen to close first. */
const removalDelayMs = 300;

/** Deletes a project for good. */
export function useDeleteProject(projectId: string) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => deleteProject(client, { projectId }),
    onSuccess: () => {
      setTimeout(() => {
        queryClient.setQueryData<Project[]>(listProjectsQueryKey(), (projects) => projects?.filter(({ id }) => id !== projectId));
      }, removalDelayMs);
    },
  });
}

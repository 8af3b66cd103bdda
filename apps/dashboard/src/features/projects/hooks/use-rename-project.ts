import { getProject, listProjectsQueryKey, updateProject } from '@onepoint/api-client';
import type { Project } from '@onepoint/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { sendUnlessOvertaken } from '../../../shared/drafts/send-unless-overtaken.ts';

const withChange = (projectId: string, change: Partial<Project>) => (projects: Project[] | undefined) =>
  projects?.map((project) => (project.id === projectId ? { ...project, ...change } : project));

/**
 * Renames a project, unless somebody else gave it another name than the one that was shown. Shown at once, and taken back where the API refuses.
 */
export function useRenameProject({ id: projectId, name: shownName }: Pick<Project, 'id' | 'name'>) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const queryKey = listProjectsQueryKey();
  return useMutation({
    mutationFn: (name: string) =>
      sendUnlessOvertaken<Project>({
        change: { name },
        shown: { name: shownName },
        send: (expected) => updateProject(client, { projectId, name, expected }),
        read: () => getProject(client, { projectId }),
      }),
    onMutate: async (name) => {
      // A list that is on its way would put the old name back.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, withChange(projectId, { name }));
    },
    onSuccess: ({ item }) => {
      queryClient.setQueryData(queryKey, withChange(projectId, item));
    },
    onError: () => {
      queryClient.setQueryData(queryKey, withChange(projectId, { name: shownName }));
    },
  });
}

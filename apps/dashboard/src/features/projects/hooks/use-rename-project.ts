import { listProjectsQueryKey, updateProject } from '@onepoint/api-client';
import type { Project } from '@onepoint/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';

const withName = (projectId: string, name: string) => (projects: Project[] | undefined) =>
  projects?.map((project) => (project.id === projectId ? { ...project, name } : project));

/** Renames a project. Shown at once, and taken back where the API refuses. */
export function useRenameProject(project: Pick<Project, 'id' | 'name'>) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const queryKey = listProjectsQueryKey();
  return useMutation({
    mutationFn: (name: string) => updateProject(client, { projectId: project.id, name }),
    onMutate: async (name) => {
      // A list that is on its way would put the old name back.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, withName(project.id, name));
    },
    onError: () => {
      queryClient.setQueryData(queryKey, withName(project.id, project.name));
    },
  });
}

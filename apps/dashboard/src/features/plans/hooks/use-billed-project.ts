import { useProjects } from '../../../shared/projects/project-context.ts';

/** A project as the list of projects has it, read again every few seconds: a deposit that arrives is seen here. */
export function useBilledProject(projectId: string) {
  const { data, error, refetch, isFetching } = useProjects();
  return {
    project: data?.find(({ id }) => id === projectId),
    /** The list is there, and the project is not in it. */
    isGone: data !== undefined && !data.some(({ id }) => id === projectId),
    error: data === undefined ? error : null,
    refetch,
    isFetching,
  };
}

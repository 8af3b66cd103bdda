import { listProjectsQueryOptions } from '@onepoint/api-client';
import type { Project } from '@onepoint/api-contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApiClient } from '../../../shared/api/api-client-context.ts';

/** Balance of a project in cents, as the list of projects has it; undefined until that is there. */
export function useBalance(projectId: string): number | undefined {
  const select = useCallback((projects: Project[]) => projects.find(({ id }) => id === projectId)?.balance, [projectId]);
  return useQuery({ ...listProjectsQueryOptions(useApiClient()), select }).data;
}

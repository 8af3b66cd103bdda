import { listMembersQueryOptions } from '@onepoint/api-client';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';

/** Members of a project. */
export function useMembers(projectId: string) {
  return useQuery(listMembersQueryOptions(useApiClient(), { projectId }));
}

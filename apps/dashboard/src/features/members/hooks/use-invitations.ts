import { listInvitationsQueryOptions } from '@onepoint/api-client';
import { may, type Project } from '@onepoint/api-contract';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';

/** Invitations that wait; not asked for where the reader's role does not let them be seen. */
export function useInvitations({ id: projectId, role }: Pick<Project, 'id' | 'role'>) {
  return useQuery({ ...listInvitationsQueryOptions(useApiClient(), { projectId }), enabled: may(role, 'member:manage') });
}

import { createInvitation, listInvitationsQueryKey } from '@onepoint/api-client';
import type { Invitation, Role } from '@onepoint/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';

/** Stores an invitation for an address that no user has. */
export function useInviteMember(projectId: string) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const queryKey = listInvitationsQueryKey({ projectId });
  return useMutation({
    mutationFn: (invited: { readonly email: string; readonly role: Role }) => createInvitation(client, { projectId, ...invited }),
    onSuccess: async (invitation) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Invitation[]>(queryKey, (invitations) => invitations && [invitation, ...invitations]);
    },
  });
}

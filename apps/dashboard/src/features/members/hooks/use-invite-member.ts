import { createInvitation, listInvitationsQueryKey } from '@onepoint/api-client';
import type { Invitation, Role } from '@onepoint/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import type { Invitee } from '../data/invitee.ts';

export interface NewInvitation {
  readonly invitee: Invitee;
  readonly role: Role;
}

/** Stores an invitation. */
export function useInviteMember(projectId: string) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const queryKey = listInvitationsQueryKey({ projectId });
  return useMutation({
    mutationFn: ({ invitee, role }: NewInvitation) => createInvitation(client, { projectId, ...invitee, role }),
    onSuccess: async (invitation) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Invitation[]>(queryKey, (invitations) => invitations && [invitation, ...invitations]);
    },
  });
}

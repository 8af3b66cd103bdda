import { listInvitationsQueryKey, revokeInvitation } from '@onepoint/api-client';
import type { Invitation } from '@onepoint/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';

/** Takes an invitation back; it leaves the list once the API has said so. */
export function useRevokeInvitation(projectId: string) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const queryKey = listInvitationsQueryKey({ projectId });
  return useMutation({
    mutationFn: ({ id }: Invitation) => revokeInvitation(client, { projectId, invitationId: id }),
    onSuccess: async (_, { id }) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Invitation[]>(queryKey, (invitations) => invitations?.filter((other) => other.id !== id));
    },
  });
}

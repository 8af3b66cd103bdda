import { acceptInvitation, listProjectsQueryKey, listReceivedInvitationsQueryKey } from '@onepoint/api-client';
import type { Project, ReceivedInvitation } from '@onepoint/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';

/** Makes the reader a member of the project they are invited to. */
export function useAcceptInvitation() {
  const client = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: ReceivedInvitation) => acceptInvitation(client, { invitationId: id }),
    onSuccess: async (project, { id }) => {
      await queryClient.cancelQueries({ queryKey: listProjectsQueryKey() });
      queryClient.setQueryData<Project[]>(
        listProjectsQueryKey(),
        (projects) => projects && [...projects.filter((other) => other.id !== project.id), project],
      );
      queryClient.setQueryData<ReceivedInvitation[]>(listReceivedInvitationsQueryKey(), (received) =>
        received?.filter((other) => other.id !== id),
      );
    },
    // It was revoked, has expired or was accepted elsewhere: what waits is read again.
    onError: () => queryClient.invalidateQueries({ queryKey: listReceivedInvitationsQueryKey() }),
  });
}

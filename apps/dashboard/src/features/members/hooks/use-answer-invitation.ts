import { acceptInvitation, declineInvitation, listProjectsQueryKey, listReceivedInvitationsQueryKey } from '@onepoint/api-client';
import type { Project, ReceivedInvitation } from '@onepoint/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';

export interface InvitationAnswer {
  readonly invitation: ReceivedInvitation;
  readonly isAccepted: boolean;
}

export interface UseAnswerInvitationParameters {
  /** Called even when the invitation has left the screen by then, as callbacks of a single `mutate` are not. */
  onAnswered: (answer: InvitationAnswer) => void;
  onFailed: (answer: InvitationAnswer, error: unknown) => void;
}

/** Makes the reader a member of the project they are invited to, or ends the invitation. */
export function useAnswerInvitation({ onAnswered, onFailed }: UseAnswerInvitationParameters) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const queryKey = listReceivedInvitationsQueryKey();
  return useMutation({
    mutationFn: async ({ invitation: { id }, isAccepted }: InvitationAnswer): Promise<Project | null> =>
      isAccepted ? acceptInvitation(client, { invitationId: id }) : declineInvitation(client, { invitationId: id }),
    onSuccess: async (joined, answer) => {
      onAnswered(answer);
      const { invitation } = answer;
      // An acceptance answers all invitations to the project.
      const isAnswered = ({ id, project }: ReceivedInvitation): boolean => id === invitation.id || project.id === joined?.id;
      queryClient.setQueryData<ReceivedInvitation[]>(queryKey, (received) => received?.filter((other) => !isAnswered(other)));
      if (joined === null) return;
      await queryClient.cancelQueries({ queryKey: listProjectsQueryKey() });
      queryClient.setQueryData<Project[]>(
        listProjectsQueryKey(),
        (projects) => projects && [...projects.filter(({ id }) => id !== joined.id), joined],
      );
    },
    // It was revoked, has expired or was answered elsewhere: what waits is read again.
    onError: (error, answer) => {
      onFailed(answer, error);
      return queryClient.invalidateQueries({ queryKey });
    },
  });
}

import {
  listReceivedInvitationsQueryOptions,
  acceptInvitation,
  declineInvitation,
  listProjectsQueryKey,
  listReceivedInvitationsQueryKey,
} from '@onepoint/api-client';
import type { ReceivedInvitation, Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { useNotifyError } from '../../shared/errors/use-notify-error.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { notify } from '../../shared/overlays/notify.ts';
import { projectName, useRoleName } from '../../shared/projects/project-names.ts';
import styles from './received-invitations.module.css';

/** Renders nothing if the current user has no invitations. */
export function ReceivedInvitations() {
  const { t } = useTranslation('dashboard');
  const { data: received, error, refetch, isFetching } = useQuery(listReceivedInvitationsQueryOptions(useApiClient()));
  if (received === undefined && error !== null) {
    return <QueryError title={t('members.invitations.failed.load')} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (received === undefined || received.length === 0) return null;
  return (
    <div className={styles.invitations}>
      {received.map((invitation) => (
        <ReceivedInvitationAlert key={invitation.id} invitation={invitation} />
      ))}
    </div>
  );
}

function ReceivedInvitationAlert({ invitation }: { invitation: ReceivedInvitation }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const roleName = useRoleName();
  const notifyError = useNotifyError();
  const project = projectName(invitation.project);
  const answer = useAnswerInvitation({
    onAnswered: ({ isAccepted }) =>
      notify('success', { title: isAccepted ? t('members.received.accepted', { project }) : t('members.received.declined') }),
    onFailed: ({ isAccepted }, error) =>
      notifyError(isAccepted ? t('members.received.failed', { project }) : t('members.received.failedDecline'), error),
  });
  const handleAnswer = (isAccepted: boolean): void => {
    if (!answer.isPending) answer.mutate({ invitation, isAccepted });
  };
  const pending = answer.isPending ? answer.variables.isAccepted : undefined;
  return (
    <Alert
      title={t('members.received.title', { inviter: invitation.invitedBy.displayName, project })}
      action={
        <>
          <Button aria-label={t('members.received.declineOf', { project })} loading={pending === false} onClick={() => handleAnswer(false)}>
            {t('members.received.decline')}
          </Button>
          <Button
            variant="primary"
            aria-label={t('members.received.acceptOf', { project })}
            loading={pending === true}
            onClick={() => handleAnswer(true)}
          >
            {t('members.received.accept')}
          </Button>
        </>
      }
    >
      {t('members.received.text', { role: roleName(invitation.role), date: format.date(invitation.expiresAt) })}
    </Alert>
  );
}

interface InvitationAnswer {
  readonly invitation: ReceivedInvitation;
  readonly isAccepted: boolean;
}

interface UseAnswerInvitationParameters {
  /** Called even if the component has unmounted, unlike `mutate` callbacks. */
  onAnswered: (answer: InvitationAnswer) => void;
  onFailed: (answer: InvitationAnswer, error: unknown) => void;
}

function useAnswerInvitation({ onAnswered, onFailed }: UseAnswerInvitationParameters) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const queryKey = listReceivedInvitationsQueryKey();
  return useMutation({
    mutationFn: async ({ invitation: { id }, isAccepted }: InvitationAnswer): Promise<Project | null> =>
      isAccepted ? acceptInvitation(client, { invitationId: id }) : declineInvitation(client, { invitationId: id }),
    onSuccess: async (joined, answer) => {
      onAnswered(answer);
      const { invitation } = answer;
      // Accepting one also resolves the project's other invitations.
      const isAnswered = ({ id, project }: ReceivedInvitation): boolean => id === invitation.id || project.id === joined?.id;
      queryClient.setQueryData<ReceivedInvitation[]>(queryKey, (received) => received?.filter((other) => !isAnswered(other)));
      if (joined === null) return;
      await queryClient.cancelQueries({ queryKey: listProjectsQueryKey() });
      queryClient.setQueryData<Project[]>(
        listProjectsQueryKey(),
        (projects) => projects && [...projects.filter(({ id }) => id !== joined.id), joined],
      );
    },
    // The invitation was revoked, expired, or answered elsewhere.
    onError: (error, answer) => {
      onFailed(answer, error);
      return queryClient.invalidateQueries({ queryKey });
    },
  });
}

import { listReceivedInvitationsQueryOptions } from '@onepoint/api-client';
import type { ReceivedInvitation } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { useNotifyError } from '../../shared/errors/use-notify-error.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { notify } from '../../shared/overlays/notify.ts';
import { projectName, useRoleName } from '../../shared/projects/project-names.ts';
import { useAnswerInvitation } from './hooks/use-answer-invitation.ts';
import styles from './received-invitations.module.css';

/** Projects that the reader is invited to; nothing where there are none. */
export function ReceivedInvitations() {
  const { data: received = [] } = useQuery(listReceivedInvitationsQueryOptions(useApiClient()));
  if (received.length === 0) return null;
  return (
    <div className={styles.invitations}>
      {received.map((invitation) => (
        <ReceivedInvitationAlert key={invitation.id} invitation={invitation} />
      ))}
    </div>
  );
}

/** Who invites, to what and as what, with the two answers. */
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

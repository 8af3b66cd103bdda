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
import { projectName } from '../../shared/projects/project-name.ts';
import { useRoleName } from '../../shared/projects/use-role-name.ts';
import { useAcceptInvitation } from './hooks/use-accept-invitation.ts';
import styles from './received-invitations.module.css';

/** Projects that wait for the reader to join them; nothing where none does. */
export function ReceivedInvitations() {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const roleName = useRoleName();
  const notifyError = useNotifyError();
  const { data: received = [] } = useQuery(listReceivedInvitationsQueryOptions(useApiClient()));
  const accept = useAcceptInvitation();
  const handleAccept = (invitation: ReceivedInvitation): void => {
    const project = projectName(invitation.project);
    accept.mutate(invitation, {
      onSuccess: () => notify('success', { title: t('members.received.accepted', { project }) }),
      onError: (error) => notifyError(t('members.received.failed', { project }), error),
    });
  };
  if (received.length === 0) return null;
  return (
    <div className={styles.invitations}>
      {received.map((invitation) => {
        const project = projectName(invitation.project);
        return (
          <Alert
            key={invitation.id}
            title={t('members.received.title', { inviter: invitation.invitedBy.displayName, project })}
            action={
              <Button
                variant="primary"
                loading={accept.isPending && accept.variables.id === invitation.id}
                onClick={() => handleAccept(invitation)}
              >
                {t('members.received.accept', { project })}
              </Button>
            }
          >
            {t('members.received.text', { role: roleName(invitation.role), date: format.date(invitation.expiresAt) })}
          </Alert>
        );
      })}
    </div>
  );
}

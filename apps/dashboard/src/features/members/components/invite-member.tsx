import { ApiError } from '@onepoint/api-client';
import type { Role } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout } from '@onepoint/modal-stack';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { focusOnMount } from '../../../shared/focus/focus-on-mount.ts';
import { useRoleName } from '../../../shared/projects/use-role-name.ts';
import { useInviteMember } from '../hooks/use-invite-member.ts';
import styles from './invite-member.module.css';
import { Invited } from './invited.tsx';

export interface InviteMemberProps {
  projectId: string;
  email: string;
  role: Role;
  signInUrl: string;
  /** Back to the form, to name somebody else. */
  onBack: () => void;
  onClose: () => void;
}

const exists = (error: unknown): boolean => error instanceof ApiError && error.code === 'INVITATION_EXISTS';

/** Offers to invite an address that nobody signs in with, and then says what is left to do. */
export function InviteMember({ projectId, email, role, signInUrl, onBack, onClose }: InviteMemberProps) {
  const { t } = useTranslation('modals');
  const roleName = useRoleName();
  const notifyError = useNotifyError();
  const invite = useInviteMember(projectId);
  if (invite.isSuccess) return <Invited invitation={invite.data} signInUrl={signInUrl} onClose={onClose} />;
  const handleInvite = (): void =>
    invite.mutate(
      { email, role },
      {
        onError: (error) => {
          if (!exists(error)) notifyError(t('inviteMember.failed'), error);
        },
      },
    );
  return (
    <ModalLayout
      title={t('inviteMember.title', { email })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onBack}>{t('inviteMember.back')}</Button>
          <Button variant="primary" loading={invite.isPending} onClick={handleInvite} ref={focusOnMount}>
            {t('inviteMember.submit')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p>{t('inviteMember.text', { role: roleName(role) })}</p>
        {exists(invite.error) ? (
          <Alert tone="caution" live title={t('inviteMember.exists')} />
        ) : (
          <Alert title={t('inviteMember.notSent')} />
        )}
      </div>
    </ModalLayout>
  );
}

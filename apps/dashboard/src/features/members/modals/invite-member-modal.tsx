import { ApiError } from '@onepoint/api-client';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { useId, useState } from 'react';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { notify } from '../../../shared/overlays/notify.ts';
import { InviteForm, type InviteFields } from '../components/invite-form.tsx';
import { Invited } from '../components/invited.tsx';
import { useInviteMember, type NewInvitation } from '../hooks/use-invite-member.ts';

export interface InviteMemberModalProps extends ModalControls {
  projectId: string;
  /** Role of the reader in the project. */
  myRole: string;
  /** Where whoever is invited finds the invitation, as an absolute address. */
  workspaceUrl: string;
  /** Path of the page that shows one's own id. */
  profilePath: string;
}

/** Invites a person to the project, and then says what is left to do: nothing is sent. */
export function InviteMemberModal({ projectId, myRole, workspaceUrl, profilePath, close }: InviteMemberModalProps) {
  const { t } = useTranslation(['modals', 'common']);
  const formId = useId();
  const notifyError = useNotifyError();
  const refusalOf = useRefusal();
  const invite = useInviteMember(projectId);
  const [fields, setFields] = useState<InviteFields>({ who: '', role: 'developer' });
  if (invite.isSuccess) return <Invited invitation={invite.data} workspaceUrl={workspaceUrl} onClose={() => close()} />;

  const handleSubmit = (invitation: NewInvitation): void =>
    invite.mutate(invitation, {
      onSuccess: () => notify('success', { title: t('modals:inviteMember.created') }),
      onError: (error) => {
        if (refusalOf(error) === undefined) notifyError(t('modals:inviteMember.failed'), error);
      },
    });
  return (
    <ModalLayout
      title={t('modals:inviteMember.title')}
      description={t('modals:inviteMember.description')}
      onClose={() => close()}
      footer={
        <>
          <Button onClick={() => close()}>{t('common:actions.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={invite.isPending}>
            {t('modals:inviteMember.submit')}
          </Button>
        </>
      }
    >
      <InviteForm
        formId={formId}
        fields={fields}
        myRole={myRole}
        profilePath={profilePath}
        onFollow={() => close()}
        onFieldsChange={(next) => {
          setFields(next);
          if (invite.isError) invite.reset();
        }}
        refusal={refusalOf(invite.error)}
        pending={invite.isPending}
        onSubmit={handleSubmit}
      />
    </ModalLayout>
  );
}

/** What the API's refusal says of the person who was named, for their field; undefined for failures that are not about them. */
function useRefusal(): (error: unknown) => string | undefined {
  const { t } = useTranslation('modals');
  return (error) => {
    if (!(error instanceof ApiError)) return undefined;
    if (error.code === 'MEMBER_EXISTS') return t('inviteMember.exists');
    if (error.code === 'INVITATION_EXISTS') return t('inviteMember.invited');
    return error.code === 'USER_NOT_FOUND' ? t('inviteMember.noUser') : undefined;
  };
}

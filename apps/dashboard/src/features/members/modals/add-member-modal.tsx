import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { useId, useState } from 'react';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { notify } from '../../../shared/overlays/notify.ts';
import { AddMemberForm, type AddMemberFields } from '../components/add-member-form.tsx';
import { InviteMember } from '../components/invite-member.tsx';
import { uninvitedEmail } from '../data/uninvited-email.ts';
import { useAddMemberRefusal } from '../hooks/use-add-member-refusal.ts';
import { useAddMember, type NewMember } from '../hooks/use-add-member.ts';

export interface AddMemberModalProps extends ModalControls {
  projectId: string;
  /** Role of the reader in the project. */
  myRole: string;
  /** Where whoever is invited signs in, as an absolute address. */
  signInUrl: string;
  /** Path of the page that shows one's own id. */
  profilePath: string;
}

/** Adds a user to the project. An address that no user has is offered an invitation instead. */
export function AddMemberModal({ projectId, myRole, signInUrl, profilePath, close }: AddMemberModalProps) {
  const { t } = useTranslation(['modals', 'common']);
  const formId = useId();
  const notifyError = useNotifyError();
  const refusalOf = useAddMemberRefusal();
  const add = useAddMember(projectId);
  const [fields, setFields] = useState<AddMemberFields>({ who: '', role: 'developer' });
  const email = add.isError ? uninvitedEmail(add.error, add.variables.address) : undefined;
  if (email !== undefined) {
    return (
      <InviteMember
        projectId={projectId}
        email={email}
        role={fields.role}
        signInUrl={signInUrl}
        onBack={() => add.reset()}
        onClose={() => close()}
      />
    );
  }

  const handleSubmit = (member: NewMember): void =>
    add.mutate(member, {
      onSuccess: ({ user }) => {
        notify('success', { title: t('modals:addMember.added', { name: user.displayName }) });
        close();
      },
      onError: (error) => {
        if (refusalOf(error) === undefined) notifyError(t('modals:addMember.failed'), error);
      },
    });
  return (
    <ModalLayout
      title={t('modals:addMember.title')}
      description={t('modals:addMember.description')}
      onClose={() => close()}
      footer={
        <>
          <Button onClick={() => close()}>{t('common:actions.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={add.isPending}>
            {t('modals:addMember.submit')}
          </Button>
        </>
      }
    >
      <AddMemberForm
        formId={formId}
        fields={fields}
        myRole={myRole}
        profilePath={profilePath}
        onFollow={() => close()}
        onFieldsChange={(next) => {
          setFields(next);
          if (add.isError) add.reset();
        }}
        refusal={refusalOf(add.error)}
        pending={add.isPending}
        onSubmit={handleSubmit}
      />
    </ModalLayout>
  );
}

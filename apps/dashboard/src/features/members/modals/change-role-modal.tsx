import { roles, type Member, type Role } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { useId, useState, type SubmitEvent } from 'react';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { focusOnMount } from '../../../shared/focus.ts';
import { notify } from '../../../shared/overlays/notify.ts';
import { useRoleName } from '../../../shared/projects/project-names.ts';
import { RoleChoice } from './role-choice.tsx';
import { useChangeRole } from '../members.queries.ts';
import styles from './change-role-modal.module.css';

interface ChangeRoleModalProps extends ModalControls<Member> {
  projectId: string;
  member: Member;
  myRole: string;
  isMe: boolean;
}

/** Closes with the updated member. */
export function ChangeRoleModal({ projectId, member, myRole, isMe, close }: ChangeRoleModalProps) {
  const { t } = useTranslation(['modals', 'common']);
  const formId = useId();
  const roleName = useRoleName();
  const notifyError = useNotifyError();
  const change = useChangeRole(projectId, member.id, isMe);
  const [role, setRole] = useState<Role | null>(roles.find((known) => known === member.role) ?? null);
  const [submitted, setSubmitted] = useState(false);
  const name = member.user.displayName;
  const unchanged = role === null || role === member.role;

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setSubmitted(true);
    if (unchanged || change.isPending) return;
    change.mutate(role, {
      onSuccess: (changed) => {
        notify('success', { title: t('modals:changeRole.changed', { name, role: roleName(changed.role) }) });
        close(changed);
      },
      onError: (error) => notifyError(t('modals:changeRole.failed'), error),
    });
  };
  return (
    <ModalLayout
      title={t('modals:changeRole.title', { name })}
      onClose={() => close()}
      footer={
        <>
          <Button onClick={() => close()}>{t('common:actions.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={change.isPending}>
            {t('modals:changeRole.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={handleSubmit} noValidate>
        {isMe ? <Alert tone="caution" title={t('modals:changeRole.yours')} /> : null}
        <RoleChoice
          value={role}
          onValueChange={setRole}
          current={member.role}
          myRole={myRole}
          error={submitted && unchanged ? t('modals:changeRole.unchanged') : undefined}
          disabled={change.isPending}
          ref={focusOnMount}
        />
      </form>
    </ModalLayout>
  );
}

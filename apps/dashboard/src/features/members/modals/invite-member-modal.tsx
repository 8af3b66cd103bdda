import { ApiError } from '@onepoint/api-client';
import type { Role, Invitation } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { Code } from '@onepoint/ui-kit/code';
import { CopyButton } from '@onepoint/ui-kit/copy-button';
import { Link } from '@onepoint/ui-kit/link';
import { TextField } from '@onepoint/ui-kit/text-field';
import { useId, useState, type SubmitEvent } from 'react';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { focusOnMount } from '../../../shared/focus.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { renderRouterLink } from '../../../shared/link/app-link.tsx';
import { notify } from '../../../shared/overlays/notify.ts';
import { useInviteMember, type NewInvitation } from '../members.queries.ts';
import { parseInvitee, formatInvitee } from '../members.rules.ts';
import styles from './invite-member-modal.module.css';
import { RoleChoice } from './role-choice.tsx';

interface InviteMemberModalProps extends ModalControls {
  projectId: string;
  myRole: string;
  /** Absolute URL of the workspace, where invited people find the invitation. */
  workspaceUrl: string;
  /** Profile page, which shows the user's own ID. */
  profilePath: string;
}

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

/** Returns an error message for the invitee field. Undefined for errors about anything else. */
function useRefusal(): (error: unknown) => string | undefined {
  const { t } = useTranslation('modals');
  return (error) => {
    if (!(error instanceof ApiError)) return undefined;
    if (error.code === 'MEMBER_EXISTS') return t('inviteMember.exists');
    if (error.code === 'INVITATION_EXISTS') return t('inviteMember.invited');
    return error.code === 'USER_NOT_FOUND' ? t('inviteMember.noUser') : undefined;
  };
}

interface InviteFields {
  readonly who: string;
  readonly role: Role;
}

interface InviteFormProps {
  /** Connects the form to the submit button in the modal's footer. */
  formId: string;
  fields: InviteFields;
  myRole: string;
  /** Profile page, which shows the user's own ID. */
  profilePath: string;
  /** Called on a link click, to close the modal. */
  onFollow: () => void;
  onFieldsChange: (fields: InviteFields) => void;
  refusal: string | undefined;
  pending: boolean;
  onSubmit: (invitation: NewInvitation) => void;
}

function InviteForm({ formId, fields, myRole, profilePath, onFollow, onFieldsChange, refusal, pending, onSubmit }: InviteFormProps) {
  const { t } = useTranslation(['modals', 'common']);
  const [submitted, setSubmitted] = useState(false);
  const parsed = parseInvitee(fields.who);
  const invalid = submitted && 'message' in parsed ? t(`common:${parsed.message.key}`, parsed.message.values) : undefined;

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setSubmitted(true);
    if (pending) return;
    if ('invitee' in parsed) onSubmit({ invitee: parsed.invitee, role: fields.role });
    else event.currentTarget.querySelector('input')?.focus();
  };

  return (
    <form id={formId} className={styles.form} onSubmit={handleSubmit} noValidate>
      <TextField
        label={t('modals:inviteMember.who')}
        description={
          <>
            {t('modals:inviteMember.whoHint')}{' '}
            <Link href={profilePath} onClick={onFollow} render={renderRouterLink}>
              {t('modals:inviteMember.profile')}
            </Link>
          </>
        }
        placeholder={t('modals:inviteMember.whoPlaceholder')}
        value={fields.who}
        error={invalid ?? refusal}
        onChange={(event) => onFieldsChange({ ...fields, who: event.target.value })}
        size="lg"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        ref={focusOnMount}
        translate="no"
        data-1p-ignore
      />
      <RoleChoice myRole={myRole} value={fields.role} onValueChange={(role) => onFieldsChange({ ...fields, role })} disabled={pending} />
    </form>
  );
}

interface InvitedProps {
  invitation: Invitation;
  workspaceUrl: string;
  onClose: () => void;
}

/** Shows the link to share, because no email is sent. */
function Invited({ invitation, workspaceUrl, onClose }: InvitedProps) {
  const { t } = useTranslation(['modals', 'common']);
  const format = useFormat();
  const who = formatInvitee(invitation);
  return (
    <ModalLayout
      title={t('modals:inviteMember.ready.title', { who })}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose} ref={focusOnMount}>
          {t('modals:inviteMember.ready.done')}
        </Button>
      }
    >
      <div className={styles.body}>
        <p>{t('modals:inviteMember.ready.text', { who, date: format.date(invitation.expiresAt) })}</p>
        <p className={styles.link} aria-label={t('modals:inviteMember.ready.link')} role="group">
          <Code code={workspaceUrl} />
          <CopyButton
            text={workspaceUrl}
            label={t('modals:inviteMember.ready.copy')}
            copiedLabel={t('common:actions.copied')}
            failedLabel={t('common:states.copyFailed')}
          />
        </p>
      </div>
    </ModalLayout>
  );
}

import type { Role } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Link } from '@onepoint/ui-kit/link';
import { TextField } from '@onepoint/ui-kit/text-field';
import { useState, type SubmitEvent } from 'react';
import { focusOnMount } from '../../../shared/focus.ts';
import { renderRouterLink } from '../../../shared/link/app-link.tsx';
import { parseInvitee } from '../data/invitee.ts';
import type { NewInvitation } from '../hooks/use-invite-member.ts';
import styles from './invite-form.module.css';
import { RoleChoice } from './role-choice.tsx';

export interface InviteFields {
  readonly who: string;
  readonly role: Role;
}

export interface InviteFormProps {
  /** Id by which a button outside sends the form. */
  formId: string;
  fields: InviteFields;
  /** Role of the reader. */
  myRole: string;
  /** Path of the page that shows one's own id. */
  profilePath: string;
  /** A link was followed: the page behind is another one. */
  onFollow: () => void;
  /** Something was edited: what was wrong with it before is over. */
  onFieldsChange: (fields: InviteFields) => void;
  /** What the API said of who was named. */
  refusal: string | undefined;
  pending: boolean;
  onSubmit: (invitation: NewInvitation) => void;
}

/** Who, and as what. */
export function InviteForm({ formId, fields, myRole, profilePath, onFollow, onFieldsChange, refusal, pending, onSubmit }: InviteFormProps) {
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

import type { Role } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Link } from '@onepoint/ui-kit/link';
import { TextField } from '@onepoint/ui-kit/text-field';
import { useState, type SubmitEvent } from 'react';
import { focusOnMount } from '../../../shared/focus/focus-on-mount.ts';
import { renderRouterLink } from '../../../shared/link/router-link.tsx';
import { parseMemberAddress } from '../data/parse-member-address.ts';
import type { NewMember } from '../hooks/use-add-member.ts';
import styles from './add-member-form.module.css';
import { RoleChoice } from './role-choice.tsx';

export interface AddMemberFields {
  readonly who: string;
  readonly role: Role;
}

export interface AddMemberFormProps {
  /** Id by which a button outside sends the form. */
  formId: string;
  fields: AddMemberFields;
  /** Role of the reader. */
  myRole: string;
  /** Path of the page that shows one's own id. */
  profilePath: string;
  /** A link was followed: the page behind is another one. */
  onFollow: () => void;
  /** Something was edited: what was wrong with it before is over. */
  onFieldsChange: (fields: AddMemberFields) => void;
  /** What the API said of who was named. */
  refusal: string | undefined;
  pending: boolean;
  onSubmit: (member: NewMember) => void;
}

/** Who, and as what. */
export function AddMemberForm({
  formId,
  fields,
  myRole,
  profilePath,
  onFollow,
  onFieldsChange,
  refusal,
  pending,
  onSubmit,
}: AddMemberFormProps) {
  const { t } = useTranslation(['modals', 'common']);
  const [submitted, setSubmitted] = useState(false);
  const parsed = parseMemberAddress(fields.who);
  const invalid = submitted && 'message' in parsed ? t(`common:${parsed.message.key}`, parsed.message.values) : undefined;

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setSubmitted(true);
    if (pending) return;
    if ('address' in parsed) onSubmit({ address: parsed.address, role: fields.role });
    else event.currentTarget.querySelector('input')?.focus();
  };

  return (
    <form id={formId} className={styles.form} onSubmit={handleSubmit} noValidate>
      <TextField
        label={t('modals:addMember.who')}
        description={
          <>
            {t('modals:addMember.whoHint')}{' '}
            <Link href={profilePath} onClick={onFollow} render={renderRouterLink}>
              {t('modals:addMember.profile')}
            </Link>
          </>
        }
        placeholder={t('modals:addMember.whoPlaceholder')}
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

import { AccountError, useAccount } from '@onepoint/auth/account';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Checkbox } from '@onepoint/ui-kit/checkbox';
import { TextField } from '@onepoint/ui-kit/text-field';
import { useState, type SubmitEvent } from 'react';
import { focusOnMount } from '../../shared/focus.ts';
import { SectionCard } from '../../shared/section-card/section-card.tsx';
import styles from './profile-form.module.css';
import { useAccountChange, useAccountErrorText } from './profile.queries.ts';

export function PasswordCard() {
  const { t } = useTranslation('dashboard');
  const { hasPassword } = useAccount();
  const [open, setOpen] = useState(false);
  return (
    <SectionCard
      id="password"
      title={t('profile.password.title')}
      description={t(hasPassword ? 'profile.password.set' : 'profile.password.unset')}
      actions={
        open ? undefined : (
          <Button onClick={() => setOpen(true)}>{t(hasPassword ? 'profile.password.change' : 'profile.password.create')}</Button>
        )
      }
    >
      {open ? <PasswordForm onClose={() => setOpen(false)} /> : null}
    </SectionCard>
  );
}

/** Clerk's minimum. If Clerk is configured to require more, it returns an error. */
const lengthMin = 8;

interface PasswordFormProps {
  onClose: () => void;
}

function PasswordForm({ onClose }: PasswordFormProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const { hasPassword, changePassword } = useAccount();
  const textOf = useAccountErrorText();
  const [currentPassword, setCurrentPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [signOutOfOtherSessions, setSignOut] = useState(true);
  const [submitted, setSubmitted] = useState(false);
  const change = useAccountChange({ change: changePassword, done: () => t('profile.password.saved') });
  const isCurrentWrong = change.error instanceof AccountError && change.error.code === 'form_password_incorrect';
  const refusal = change.isError ? textOf(change.error) : undefined;
  const missing = t('common:validation.required');
  const currentError = hasPassword && submitted && currentPassword === '' ? missing : isCurrentWrong ? refusal : undefined;
  const tooShort = newPassword.length < lengthMin ? t('common:validation.minLength', { count: lengthMin }) : undefined;
  const newError = (submitted ? tooShort : undefined) ?? (isCurrentWrong ? undefined : refusal);
  const edit = (set: (value: string) => void) => (value: string) => {
    set(value);
    if (change.isError) change.reset();
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setSubmitted(true);
    if (change.isPending) return;
    const wrong = hasPassword && currentPassword === '' ? 'current-password' : tooShort && 'new-password';
    if (wrong) event.currentTarget.querySelector<HTMLInputElement>(`[autocomplete=${wrong}]`)?.focus();
    else change.mutate({ currentPassword, newPassword, signOutOfOtherSessions }, { onSuccess: onClose });
  };
  return (
    <form className={styles.column} onSubmit={handleSubmit} noValidate>
      {hasPassword ? (
        <TextField
          label={t('profile.password.current')}
          type="password"
          autoComplete="current-password"
          value={currentPassword}
          error={currentError}
          onValueChange={edit(setCurrentPassword)}
          ref={focusOnMount}
        />
      ) : null}
      <TextField
        label={t('profile.password.new')}
        description={t('profile.password.hint')}
        type="password"
        autoComplete="new-password"
        value={newPassword}
        error={newError}
        onValueChange={edit(setNewPassword)}
        ref={hasPassword ? undefined : focusOnMount}
      />
      <Checkbox label={t('profile.password.signOutOthers')} checked={signOutOfOtherSessions} onCheckedChange={setSignOut} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={change.isPending}>
          {t(hasPassword ? 'profile.password.change' : 'profile.password.create')}
        </Button>
        <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
      </div>
    </form>
  );
}

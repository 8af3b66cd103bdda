import { useAccount } from '@onepoint/auth/account';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { TextField } from '@onepoint/ui-kit/text-field';
import { useState, type SubmitEvent } from 'react';
import { focusOnMount } from '../../../shared/focus/focus-on-mount.ts';
import { parseEmail } from '../data/parse-email.ts';
import { useAccountChange } from '../hooks/use-account-change.ts';
import { useAccountErrorText } from '../hooks/use-account-error-text.ts';
import styles from './profile-form.module.css';

export interface AddEmailFormProps {
  /** Called with the id of the address once its code is sent. */
  onAdded: (emailId: string) => void;
  onCancel: () => void;
}

/** A new address; the next step is the code that was sent to it. */
export function AddEmailForm({ onAdded, onCancel }: AddEmailFormProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const { addEmail, sendEmailCode } = useAccount();
  const textOf = useAccountErrorText();
  const [text, setText] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const parsed = parseEmail(text);
  const add = useAccountChange({
    change: async (emailAddress: string) => {
      const id = await addEmail(emailAddress);
      await sendEmailCode(id);
      return id;
    },
  });
  const invalid = submitted && 'message' in parsed ? t(`common:${parsed.message.key}`, parsed.message.values) : undefined;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setSubmitted(true);
    if (add.isPending) return;
    if ('emailAddress' in parsed) add.mutate(parsed.emailAddress, { onSuccess: (id) => onAdded(id) });
    else event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <form className={styles.column} onSubmit={handleSubmit} noValidate>
      <TextField
        label={t('profile.emails.address')}
        type="email"
        autoComplete="email"
        value={text}
        error={invalid ?? (add.isError ? textOf(add.error) : undefined)}
        onValueChange={(value) => {
          setText(value);
          if (add.isError) add.reset();
        }}
        ref={focusOnMount}
        translate="no"
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={add.isPending}>
          {t('profile.emails.send')}
        </Button>
        <Button onClick={onCancel}>{t('common:actions.cancel')}</Button>
      </div>
    </form>
  );
}

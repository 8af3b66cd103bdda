import { useAccount, type AccountEmail } from '@onepoint/auth/account';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { TextField } from '@onepoint/ui-kit/text-field';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { focusOnMount } from '../../shared/focus.ts';
import styles from './profile-form.module.css';
import { useAccountChange, useAccountErrorText } from './profile.queries.ts';
import { parseCode, parseEmail } from './profile.rules.ts';

interface AddEmailFormProps {
  /** Gets the address's ID after its code was sent. */
  onAdded: (emailId: string) => void;
  onCancel: () => void;
}

/** Also sends the verification code. */
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

interface VerifyEmailFormProps {
  email: Pick<AccountEmail, 'id' | 'emailAddress'>;
  /** The sandbox's mailbox for one-time codes. */
  mailbox: ReactNode;
  /** Called on cancel and after verification. */
  onClose: () => void;
}

export function VerifyEmailForm({ email: { id, emailAddress }, mailbox, onClose }: VerifyEmailFormProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const { verifyEmail, sendEmailCode } = useAccount();
  const textOf = useAccountErrorText();
  const [text, setText] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const parsed = parseCode(text);
  const verify = useAccountChange({
    change: (code: string) => verifyEmail(id, code),
    done: () => t('profile.emails.verified', { emailAddress }),
  });
  const again = useAccountChange({
    change: () => sendEmailCode(id),
    done: () => t('profile.emails.sentAgain'),
    failed: t('profile.emails.failed.send'),
  });
  const invalid = submitted && 'message' in parsed ? t(`common:${parsed.message.key}`, parsed.message.values) : undefined;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setSubmitted(true);
    if (verify.isPending) return;
    if ('code' in parsed) verify.mutate(parsed.code, { onSuccess: onClose });
    else event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <form className={styles.column} onSubmit={handleSubmit} noValidate>
      <p role="status">{t('profile.emails.codeSent', { emailAddress })}</p>
      {mailbox}
      <TextField
        label={t('profile.emails.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        mono
        value={text}
        error={invalid ?? (verify.isError ? textOf(verify.error) : undefined)}
        onValueChange={(value) => {
          setText(value);
          if (verify.isError) verify.reset();
        }}
        ref={focusOnMount}
        data-1p-ignore
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={verify.isPending}>
          {t('profile.emails.verify')}
        </Button>
        <Button loading={again.isPending} onClick={() => again.mutate()}>
          {t('profile.emails.sendAgain')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
      </div>
    </form>
  );
}

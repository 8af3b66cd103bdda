import { useAccount } from '@onepoint/auth/account';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { TextField } from '@onepoint/ui-kit/text-field';
import { useState, type SubmitEvent } from 'react';
import { parsePersonNames, type PersonNames } from '../data/parse-person-names.ts';
import { useAccountChange } from '../hooks/use-account-change.ts';
import styles from './profile-form.module.css';

/** First and last name, as others see them. */
export function NamesForm() {
  const { t } = useTranslation(['dashboard', 'common']);
  const account = useAccount();
  const kept = { firstName: account.firstName, lastName: account.lastName };
  const [edited, setEdited] = useState<PersonNames>();
  const [submitted, setSubmitted] = useState(false);
  const { firstName, lastName } = edited ?? kept;
  const { names, messages } = parsePersonNames({ firstName, lastName });
  const rename = useAccountChange({ change: account.rename, done: () => t('profile.names.saved'), failed: t('profile.names.failed') });
  const unchanged = names.firstName === kept.firstName && names.lastName === kept.lastName;
  const errorOf = (field: keyof PersonNames): string | undefined => {
    const message = submitted ? messages[field] : undefined;
    return message && t(`common:${message.key}`, message.values);
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setSubmitted(true);
    if (rename.isPending) return;
    const wrong = messages.firstName ? 'given-name' : messages.lastName && 'family-name';
    if (wrong) event.currentTarget.querySelector<HTMLInputElement>(`[autocomplete=${wrong}]`)?.focus();
    else rename.mutate(names, { onSuccess: () => setEdited(undefined) });
  };
  return (
    <form className={styles.pair} onSubmit={handleSubmit} noValidate>
      <TextField
        label={t('profile.names.first')}
        autoComplete="given-name"
        value={firstName}
        error={errorOf('firstName')}
        onValueChange={(value) => setEdited({ firstName: value, lastName })}
      />
      <TextField
        label={t('profile.names.last')}
        autoComplete="family-name"
        value={lastName}
        error={errorOf('lastName')}
        onValueChange={(value) => setEdited({ firstName, lastName: value })}
      />
      <Button type="submit" variant="primary" disabled={unchanged} loading={rename.isPending} className={styles.save}>
        {t('common:actions.save')}
      </Button>
    </form>
  );
}

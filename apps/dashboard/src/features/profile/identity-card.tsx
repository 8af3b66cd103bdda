import { useAccount } from '@onepoint/auth/account';
import { useTranslation } from '@onepoint/i18n';
import { Avatar } from '@onepoint/ui-kit/avatar';
import { Button } from '@onepoint/ui-kit/button';
import { TextField } from '@onepoint/ui-kit/text-field';
import { useState, type SubmitEvent } from 'react';
import { SectionCard } from '../../shared/section-card/section-card.tsx';
import { CopyableValue } from './copyable-value.tsx';
import styles from './identity-card.module.css';
import form from './profile-form.module.css';
import { useAccountChange } from './profile.queries.ts';
import { parsePersonNames, type PersonNames } from './profile.rules.ts';

export function IdentityCard() {
  const { t } = useTranslation('dashboard');
  const { userId, firstName, lastName, imageUrl, emailAddresses } = useAccount();
  const shownName = `${firstName} ${lastName}`.trim() || (emailAddresses[0]?.emailAddress ?? userId);
  return (
    <SectionCard id="names" title={t('profile.names.title')} description={t('profile.names.description')}>
      <div className={styles.person}>
        <Avatar name={shownName} imageUrl={imageUrl ?? undefined} size={56} />
        <div className={styles.form}>
          <NamesForm />
        </div>
      </div>
      <div className={styles.id}>
        <h3 className={styles.title}>{t('profile.id.title')}</h3>
        <p className={styles.note}>{t('profile.id.description')}</p>
        <CopyableValue value={userId} copyLabel={t('profile.id.copy')} />
      </div>
    </SectionCard>
  );
}

function NamesForm() {
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
    <form className={form.pair} onSubmit={handleSubmit} noValidate>
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
      <Button type="submit" variant="primary" disabled={unchanged} loading={rename.isPending} className={form.save}>
        {t('common:actions.save')}
      </Button>
    </form>
  );
}

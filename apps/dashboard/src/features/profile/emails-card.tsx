import { useAccount, type AccountEmail } from '@onepoint/auth/account';
import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { Button } from '@onepoint/ui-kit/button';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { Plus, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { SectionCard } from '../../shared/section-card/section-card.tsx';
import { AddEmailForm, VerifyEmailForm } from './email-forms.tsx';
import form from './profile-form.module.css';
import { profileModals } from './profile.modals.ts';
import { useAccountChange } from './profile.queries.ts';
import rows from '../../shared/rows/rows.module.css';

interface EmailsCardProps {
  /** The sandbox's mailbox for one-time codes. */
  mailbox: ReactNode;
}

export function EmailsCard({ mailbox }: EmailsCardProps) {
  const { t } = useTranslation('dashboard');
  const { emailAddresses } = useAccount();
  const [adding, setAdding] = useState(false);
  const [verifyingId, setVerifyingId] = useState<string>();
  const verifying = emailAddresses.find(({ id, verified }) => id === verifyingId && !verified);
  return (
    <SectionCard
      id="emails"
      title={t('profile.emails.title')}
      description={t('profile.emails.description')}
      actions={
        adding || verifying ? undefined : (
          <Button icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
            {t('profile.emails.add')}
          </Button>
        )
      }
    >
      {emailAddresses.length === 0 ? (
        <p className={form.note}>{t('profile.emails.none')}</p>
      ) : (
        <ul aria-label={t('profile.emails.list')} className={rows.rows}>
          {emailAddresses.map((email) => (
            <EmailRow key={email.id} email={email} verifying={email.id === verifying?.id} onVerify={() => setVerifyingId(email.id)} />
          ))}
        </ul>
      )}
      {adding ? (
        <div className={rows.below}>
          <AddEmailForm
            onAdded={(id) => {
              setAdding(false);
              setVerifyingId(id);
            }}
            onCancel={() => setAdding(false)}
          />
        </div>
      ) : null}
      {verifying ? (
        <div className={rows.below}>
          <VerifyEmailForm key={verifying.id} email={verifying} mailbox={mailbox} onClose={() => setVerifyingId(undefined)} />
        </div>
      ) : null}
    </SectionCard>
  );
}

interface EmailRowProps {
  email: AccountEmail;
  /** True while the form for the address's code is open. */
  verifying: boolean;
  onVerify: () => void;
}

function EmailRow({ email: { id, emailAddress, verified, primary }, verifying, onVerify }: EmailRowProps) {
  const { t } = useTranslation('dashboard');
  const { makeEmailPrimary, sendEmailCode, removeEmail } = useAccount();
  const promote = useAccountChange({
    change: () => makeEmailPrimary(id),
    done: () => t('profile.emails.madePrimary', { emailAddress }),
    failed: t('profile.emails.failed.primary'),
  });
  const send = useAccountChange({ change: () => sendEmailCode(id), failed: t('profile.emails.failed.send') });
  const handleRemove = (): void =>
    void profileModals.open('confirm', {
      title: t('profile.emails.removeTitle', { emailAddress }),
      consequences: [t('profile.emails.removeText'), t('profile.emails.removeInvitations')],
      submitLabel: t('profile.emails.removeSubmit'),
      change: () => removeEmail(id),
      done: t('profile.emails.removed', { emailAddress }),
      failed: t('profile.emails.failed.remove'),
    });
  return (
    <li className={rows.row}>
      <span className={rows.name}>
        {emailAddress}
        {primary ? <Badge tone="accent">{t('profile.emails.primary')}</Badge> : null}
        {verified ? null : <Badge tone="caution">{t('profile.emails.unverified')}</Badge>}
      </span>
      <span className={rows.actions}>
        {verified || verifying ? null : (
          <Button
            size="sm"
            loading={send.isPending}
            aria-label={t('profile.emails.verifyOf', { emailAddress })}
            onClick={() => send.mutate(undefined, { onSuccess: onVerify })}
          >
            {t('profile.emails.verify')}
          </Button>
        )}
        {verified && !primary ? (
          <Button
            size="sm"
            loading={promote.isPending}
            aria-label={t('profile.emails.makePrimaryOf', { emailAddress })}
            onClick={() => promote.mutate()}
          >
            {t('profile.emails.makePrimary')}
          </Button>
        ) : null}
        <IconButton
          size="sm"
          name={t('profile.emails.remove', { emailAddress })}
          icon={<Trash2 aria-hidden />}
          aria-haspopup="dialog"
          onClick={handleRemove}
        />
      </span>
    </li>
  );
}

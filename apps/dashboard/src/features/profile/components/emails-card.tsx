import { useAccount } from '@onepoint/auth/account';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { AddEmailForm } from './add-email-form.tsx';
import { EmailRow } from './email-row.tsx';
import { VerifyEmailForm } from './verify-email-form.tsx';
import form from './profile-form.module.css';
import rows from './rows.module.css';

export interface EmailsCardProps {
  /** Where one-time codes arrive in the sandbox. */
  mailbox: ReactNode;
}

/** The addresses the user signs in with: add by a code, make primary, remove. */
export function EmailsCard({ mailbox }: EmailsCardProps) {
  const { t } = useTranslation('dashboard');
  const { emailAddresses } = useAccount();
  const [adding, setAdding] = useState(false);
  const [verifyingId, setVerifyingId] = useState<string>();
  const verifying = emailAddresses.find(({ id, verified }) => id === verifyingId && !verified);
  return (
    <Card
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
    </Card>
  );
}

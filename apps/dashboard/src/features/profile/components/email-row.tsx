import { useAccount, type AccountEmail } from '@onepoint/auth/account';
import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { Button } from '@onepoint/ui-kit/button';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { Trash2 } from 'lucide-react';
import { useAccountChange } from '../hooks/use-account-change.ts';
import { profileModals } from '../profile.modals.ts';
import rows from './rows.module.css';

export interface EmailRowProps {
  email: AccountEmail;
  /** Its code is being asked for below. */
  verifying: boolean;
  onVerify: () => void;
}

export function EmailRow({ email: { id, emailAddress, verified, primary }, verifying, onVerify }: EmailRowProps) {
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

import { useAccount } from '@onepoint/auth/account';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { useState } from 'react';
import { PasswordForm } from './password-form.tsx';

/** Whether there is a password, and how to get another one. */
export function PasswordCard() {
  const { t } = useTranslation('dashboard');
  const { hasPassword } = useAccount();
  const [open, setOpen] = useState(false);
  return (
    <Card
      title={t('profile.password.title')}
      description={t(hasPassword ? 'profile.password.set' : 'profile.password.unset')}
      actions={
        open ? undefined : (
          <Button onClick={() => setOpen(true)}>{t(hasPassword ? 'profile.password.change' : 'profile.password.create')}</Button>
        )
      }
    >
      {open ? <PasswordForm onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}

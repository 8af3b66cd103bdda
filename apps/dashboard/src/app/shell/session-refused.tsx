import { useSession } from '@onepoint/auth/react';
import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useSessionRefusal } from '../../shared/api/session-refusal.ts';
import { useNotifyError } from '../../shared/errors/use-notify-error.ts';
import { paths } from '../paths.ts';
import styles from './session-refused.module.css';

/** Over every screen while the API refuses a session that the identity service takes for alive. The sign-in page would lead straight back here. */
export function SessionRefused() {
  const { t } = useTranslation(['dashboard', 'common']);
  const { signOut } = useSession();
  const { isRefused, retry, forget } = useSessionRefusal();
  const { pathname, search, hash } = useLocation();
  const notifyError = useNotifyError();
  const [pending, setPending] = useState<'retry' | 'signOut' | null>(null);
  if (!isRefused) return null;

  const run = (name: 'retry' | 'signOut', work: () => Promise<void>) => (): void => {
    if (pending !== null) return;
    setPending(name);
    work()
      .catch((error: unknown) => notifyError(t('dashboard:sessionRefused.failed'), error))
      .finally(() => setPending(null));
  };
  const handleRetry = run('retry', retry);
  const handleSignOut = run('signOut', async () => {
    forget();
    await signOut({ to: `${paths.login}?redirect=${encodeURIComponent(pathname + search + hash)}` });
  });
  return (
    <Alert
      live
      tone="negative"
      className={styles.notice}
      title={t('dashboard:sessionRefused.title')}
      action={
        <div className={styles.actions}>
          <Button loading={pending === 'retry'} onClick={handleRetry}>
            {t('common:actions.retry')}
          </Button>
          <Button variant="primary" loading={pending === 'signOut'} onClick={handleSignOut}>
            {t('dashboard:sessionRefused.signInAgain')}
          </Button>
        </div>
      }
    >
      <p>{t('dashboard:sessionRefused.text')}</p>
    </Alert>
  );
}

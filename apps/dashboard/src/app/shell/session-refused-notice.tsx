import { useSession } from '@onepoint/auth/react';
import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useSessionRefusal } from '../../shared/api/api-client-context.ts';
import { useNotifyError } from '../../shared/errors/use-notify-error.ts';
import { paths } from '../paths.ts';
import styles from './session-refused-notice.module.css';

/** Shown when the API rejects the session. Redirecting to sign-in wouldn't help: the identity service would send the user straight back. */
export function SessionRefusedNotice() {
  const { t } = useTranslation(['dashboard', 'common']);
  const { getToken, signOut } = useSession();
  const queryClient = useQueryClient();
  const { forget } = useSessionRefusal();
  const { pathname, search, hash } = useLocation();
  const notifyError = useNotifyError();
  const [pending, setPending] = useState<'retry' | 'signOut' | null>(null);

  const run = (name: 'retry' | 'signOut', work: () => Promise<void>) => (): void => {
    // Sign-out can interrupt a slow retry.
    if (pending === name || pending === 'signOut') return;
    setPending(name);
    work()
      .catch((error: unknown) => notifyError(t('dashboard:sessionRefused.failed'), error))
      .finally(() => setPending((current) => (current === name ? null : current)));
  };
  // Any successful response resets the rejected state.
  const handleRetry = run('retry', async () => {
    await getToken({ skipCache: true }).catch(() => null);
    await queryClient.refetchQueries({ type: 'active' });
  });
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

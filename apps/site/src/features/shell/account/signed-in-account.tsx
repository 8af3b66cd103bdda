import { appState } from '@onepoint/app-state';
import { useSession } from '@onepoint/auth/react';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { useEffect, useState } from 'react';
import { focusContent } from '../../../shared/focus-content.ts';
import { useNotify } from '../../../shared/toasts/use-notify.ts';
import { AccountLoading } from './account-loading.tsx';
import { AccountView } from './account-view.tsx';
import styles from './account-view.module.css';
import { useAccountProjects } from './use-account-projects.ts';

/** The account of the session, once the identity service has said whose it is. */
export function SignedInAccount() {
  const { t } = useTranslation(['nav', 'common']);
  const { isLoaded, isFailed, isSignedIn, user, signOut } = useSession();
  const notify = useNotify();
  const projects = useAccountProjects();
  const [signingOut, setSigningOut] = useState(false);
  const isOver = isLoaded && !isSignedIn;
  useEffect(() => {
    if (!isOver) return;
    // What had the focus was the account's; once the page has it, what shows the account closes.
    if (document.activeElement === document.body) focusContent();
    // The cookie that the page went by has outlived the session: this page and the next ones offer to sign in again (`follow-session.ts`).
    appState.set({ hasSignedIn: false });
  }, [isOver]);

  const handleSignOut = async (): Promise<void> => {
    setSigningOut(true);
    try {
      await signOut();
    } catch {
      setSigningOut(false);
      notify('error', { title: t('account.signOutFailed') });
    }
  };
  if (isFailed) {
    return (
      <div className={styles.message} role="alert">
        <p>{t('account.unreachable')}</p>
        <Button size="sm" onClick={() => location.reload()}>
          {t('common:actions.reload')}
        </Button>
      </div>
    );
  }
  if (user === null) return <AccountLoading />;
  return <AccountView user={user} projects={projects} signingOut={signingOut} onSignOut={() => void handleSignOut()} />;
}

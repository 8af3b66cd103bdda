import { appState } from '@onepoint/app-state';
import { AuthProvider, useSession } from '@onepoint/auth/react';
import { TranslationProvider, useTranslation } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { publicConfig } from '@onepoint/site-config';
import { Button } from '@onepoint/ui-kit/button';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { useDismiss } from '@onepoint/ui-kit/use-dismiss';
import { useRef, type RefObject, useEffect, useState } from 'react';
import { focusContent } from '../../../shared/focus.ts';
import { usePage } from '../../../shared/page-context.ts';
import { useNotify } from '../../../shared/toasts/use-notify.ts';
import { useLoginPath } from '../../../shared/use-app-paths.ts';
import { AccountView } from './account-view.tsx';
import styles from './account.module.css';
import { useAccountTexts, useAccountProjects } from './account.queries.ts';

/** The site has no pages for Clerk's own routes, so Clerk's navigations are page loads. */
const navigation = {
  push: (path: string) => location.assign(path),
  replace: (path: string) => location.replace(path),
  isAppPath: () => false,
};

/** The account menu of the signed-in reader. The code of the identity service is only loaded here. */
export function Account() {
  const { locale } = usePage();
  const loginPath = useLoginPath();
  const texts = useAccountTexts();
  if (texts === undefined) return <AccountLoading />;
  return (
    <TranslationProvider language={locale} dictionaries={texts}>
      <AuthProvider
        publishableKey={publicConfig.clerkPublishableKey}
        navigation={navigation}
        signInPath={loginPath}
        afterSignOutPath={localePath('/', locale)}
      >
        <SignedInAccount />
      </AuthProvider>
    </TranslationProvider>
  );
}

interface AccountPanelProps {
  /** Gets the focus on close. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export function AccountPanel({ opener, onClose }: AccountPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  useDismiss({ panel: ref, opener, onDismiss: onClose });
  return (
    <div ref={ref} className={styles.panel}>
      <Account />
    </div>
  );
}

export function MobileAccount() {
  return (
    <div className={styles.account}>
      <Account />
    </div>
  );
}

/** After this long, the panel reports that the identity service doesn't respond. */
const slowAfterMs = 10_000;

function useIsLate(isMissing: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isMissing) return undefined;
    const timer = setTimeout(setIsLate, slowAfterMs, true);
    return () => clearTimeout(timer);
  }, [isMissing]);
  return isLate && isMissing;
}

/** The account of the session, once the identity service has loaded. */
export function SignedInAccount() {
  const { t } = useTranslation(['nav', 'common']);
  const { isLoaded, isFailed, isSignedIn, user, signOut } = useSession();
  const notify = useNotify();
  const projects = useAccountProjects();
  const [signingOut, setSigningOut] = useState(false);
  const isOver = isLoaded && !isSignedIn;
  const isLate = useIsLate(user === null && !isOver);
  useEffect(() => {
    if (!isOver) return;
    // The focused element was removed; focusing the page closes the panel.
    if (document.activeElement === document.body) focusContent();
    // The cookie has outlived the session: offer sign-in again (`follow-session.ts`).
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
  if (isFailed || isLate) {
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

export function AccountLoading() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.loading} aria-busy="true">
      <span className="visually-hidden">{t('states.loading')}</span>
      <div className={styles.accountLoadingProfile}>
        <Skeleton shape="circle" className={styles.avatar} />
        <Skeleton lines={2} />
      </div>
      <Skeleton shape="block" className={styles.accountLoadingCard} />
      <Skeleton lines={4} />
    </div>
  );
}

import { SignIn } from '@clerk/clerk-react';
import { ClerkParts, useClerkUi } from '@onepoint/auth/clerk';
import { useSession } from '@onepoint/auth/react';
import { useTranslation } from '@onepoint/i18n';
import { Spinner } from '@onepoint/ui-kit/spinner';
import { useIsSlow } from '../../../shared/slow/use-is-slow.ts';
import { clerkAppearance, firstStepAppearance } from './clerk-appearance.ts';
import styles from './sign-in-panel.module.css';
import { SignInTrouble } from './sign-in-trouble.tsx';

export interface SignInPanelProps {
  path: string;
  redirect: string;
  /** The first step: its heading is the page's own. */
  isFirstStep: boolean;
}

/** Clerk's own sign-in, which also signs up. Its place is kept while it loads; where it does not come, it says so. */
export function SignInPanel({ path, redirect, isFirstStep }: SignInPanelProps) {
  const { t } = useTranslation('auth');
  const { status, isRetrying, retry } = useClerkUi();
  const isSessionSlow = useIsSlow(useSession().isLoaded ? null : 'session');
  const loading = (
    <div className={styles.loading}>
      <Spinner size="lg" label={t('login.loading')} />
    </div>
  );
  if (status === 'failed' || isRetrying) return <SignInTrouble reason="failed" retrying={isRetrying} onRetry={retry} />;
  if (status === 'slow') return <SignInTrouble reason="slow" onRetry={retry} />;
  // Clerk itself starts once per page.
  if (isSessionSlow) return <SignInTrouble reason="slow" onRetry={() => location.reload()} />;
  if (status === 'loading') return loading;
  return (
    <div className={styles.panel}>
      <ClerkParts fallback={loading}>
        <SignIn
          routing="path"
          path={path}
          withSignUp
          forceRedirectUrl={redirect}
          signUpForceRedirectUrl={redirect}
          appearance={isFirstStep ? firstStepAppearance : clerkAppearance}
          fallback={loading}
        />
      </ClerkParts>
    </div>
  );
}

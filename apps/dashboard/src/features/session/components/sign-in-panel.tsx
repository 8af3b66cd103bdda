import { SignIn } from '@clerk/clerk-react';
import { ClerkParts } from '@onepoint/auth/clerk';
import { useTranslation } from '@onepoint/i18n';
import { Spinner } from '@onepoint/ui-kit/spinner';
import { clerkAppearance, firstStepAppearance } from './clerk-appearance.ts';
import styles from './sign-in-panel.module.css';

export interface SignInPanelProps {
  path: string;
  redirect: string;
  /** The first step: its heading is the page's own. */
  isFirstStep: boolean;
}

/** Clerk's own sign-in, which also signs up. Its place is kept while it loads. */
export function SignInPanel({ path, redirect, isFirstStep }: SignInPanelProps) {
  const { t } = useTranslation('auth');
  const loading = (
    <div className={styles.loading}>
      <Spinner size="lg" label={t('login.loading')} />
    </div>
  );
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

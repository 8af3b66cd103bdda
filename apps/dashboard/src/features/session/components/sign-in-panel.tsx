import { SignIn } from '@clerk/clerk-react';
import { ClerkParts, useClerkUi, type ClerkPartsProps } from '@onepoint/auth/clerk';
import { useSession } from '@onepoint/auth/react';
import { useTranslation } from '@onepoint/i18n';
import { Spinner } from '@onepoint/ui-kit/spinner';
import { useCallback, type ReactNode } from 'react';
import { useIsSlow } from '../../../shared/slow/use-is-slow.ts';
import { clerkAppearance, firstStepAppearance } from './clerk-appearance.ts';
import { LoginHeading } from './login-heading.tsx';
import styles from './sign-in-panel.module.css';
import { SignInTrouble } from './sign-in-trouble.tsx';

export interface SignInPanelProps {
  path: string;
  redirect: string;
  /** The first step, whose heading says that this page is for newcomers as well. */
  isFirstStep: boolean;
}

/** Clerk's own sign-in under its heading, which also signs up. Its place is kept while it loads; where it does not come, it says so. */
export function SignInPanel({ path, redirect, isFirstStep }: SignInPanelProps) {
  const { t } = useTranslation('auth');
  const { status, isRetrying, retry } = useClerkUi();
  const isSessionSlow = useIsSlow(useSession().isLoaded ? null : 'session');
  // The form brings a heading of its own: with these words, it is the page's.
  const localize = useCallback<NonNullable<ClerkPartsProps['localize']>>(
    (texts) => ({
      ...texts,
      signIn: {
        ...texts?.signIn,
        start: { ...texts?.signIn?.start, titleCombined: t('login.title'), subtitleCombined: t('login.text') },
      },
    }),
    [t],
  );
  const inPlaceOfForm = (content: ReactNode) => (
    <div className={styles.place}>
      {isFirstStep ? <LoginHeading /> : null}
      {content}
    </div>
  );
  const loading = inPlaceOfForm(
    <div className={styles.loading}>
      <Spinner size="lg" label={t('login.loading')} />
    </div>,
  );
  if (status === 'failed' || isRetrying) return inPlaceOfForm(<SignInTrouble reason="failed" retrying={isRetrying} onRetry={retry} />);
  if (status === 'slow') return inPlaceOfForm(<SignInTrouble reason="slow" onRetry={retry} />);
  // Clerk itself starts once per page.
  if (isSessionSlow) return inPlaceOfForm(<SignInTrouble reason="slow" onRetry={() => location.reload()} />);
  if (status === 'loading') return loading;
  return (
    <div className={styles.panel}>
      <ClerkParts fallback={loading} localize={localize}>
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

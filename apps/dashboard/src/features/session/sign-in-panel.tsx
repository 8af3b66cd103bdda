import { SignIn } from '@clerk/clerk-react';
import { ClerkParts, useClerkUi, type ClerkPartsProps } from '@onepoint/auth/clerk';
import { useSession } from '@onepoint/auth/react';
import { useTranslation } from '@onepoint/i18n';
import { ErrorState } from '@onepoint/ui-kit/error-state';
import { Spinner } from '@onepoint/ui-kit/spinner';
import { useCallback, type ReactNode } from 'react';
import { SlowNotice } from '../../shared/slow/slow-notice.tsx';
import { useIsSlow } from '../../shared/slow/slow-loads.tsx';
import { clerkAppearance, firstStepAppearance } from './clerk-appearance.ts';
import { LoginHeading } from './login-frame.tsx';
import { HomeLink } from './session-wait.tsx';
import styles from './sign-in-panel.module.css';

interface SignInPanelProps {
  path: string;
  redirect: string;
  /** The first step's heading says that this page is also for new users. */
  isFirstStep: boolean;
}

export function SignInPanel({ path, redirect, isFirstStep }: SignInPanelProps) {
  const { t } = useTranslation('auth');
  const { status, isRetrying, retry } = useClerkUi();
  const isSessionSlow = useIsSlow(useSession().isLoaded ? null : 'session');
  // Clerk's form has its own heading. With our text, it becomes the page's heading.
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
  // Clerk starts once per page, so retry by reloading it.
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

export interface SignInTroubleProps {
  /** `cookies`: the browser blocks cookies. */
  reason: 'failed' | 'slow' | 'cookies';
  /** @default false */
  retrying?: boolean;
  onRetry: () => void;
}

export function SignInTrouble({ reason, retrying = false, onRetry }: SignInTroubleProps) {
  const { t } = useTranslation(['auth', 'common']);
  if (reason === 'slow') {
    return (
      <SlowNotice title={t('login.slow.title')} onRetry={onRetry} action={<HomeLink />}>
        {t('login.slow.text')}
      </SlowNotice>
    );
  }
  const key = reason === 'cookies' ? 'cookies' : 'login.failed';
  return (
    <ErrorState
      title={t(`${key}.title`)}
      onRetry={onRetry}
      retryLabel={t(reason === 'cookies' ? 'common:actions.reload' : 'common:actions.retry')}
      retrying={retrying}
      action={<HomeLink />}
    >
      {t(`${key}.text`)}
    </ErrorState>
  );
}

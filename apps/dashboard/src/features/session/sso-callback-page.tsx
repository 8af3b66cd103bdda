import { AuthenticateWithRedirectCallback } from '@clerk/clerk-react';
import { ClerkParts } from '@onepoint/auth/clerk';
import { parseRedirect, useSession } from '@onepoint/auth/react';
import { useTranslation } from '@onepoint/i18n';
import { useSearchParams } from 'react-router';
import { useScreenTitle } from '../../shared/screen-title.ts';
import { IdentityUnavailable, SessionWait } from './session-wait.tsx';

interface SsoCallbackPageProps {
  /** Sign-in path to use if the callback fails. */
  loginPath: string;
  /** Workspace path to use without a `redirect` parameter. */
  workspacePath: string;
}

/** External identity providers redirect here. Completes the sign-in and redirects. */
export function SsoCallbackPage({ loginPath, workspacePath }: SsoCallbackPageProps) {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  useScreenTitle(t('login.title'));
  const redirect = parseRedirect(search.get('redirect'), workspacePath);
  if (useSession().isFailed) return <IdentityUnavailable />;
  return (
    <>
      <SessionWait />
      <ClerkParts>
        <AuthenticateWithRedirectCallback
          signInUrl={loginPath}
          signUpUrl={loginPath}
          signInFallbackRedirectUrl={redirect}
          signUpFallbackRedirectUrl={redirect}
        />
      </ClerkParts>
    </>
  );
}

import { keepsCookies, useSession, type AuthNavigation } from '@onepoint/auth/react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { IdentityUnavailable } from './components/identity-unavailable.tsx';
import { Leave } from './components/leave.tsx';
import { LoginFrame } from './components/login-frame.tsx';
import { LoginHeading } from './components/login-heading.tsx';
import { SignInPanel } from './components/sign-in-panel.tsx';
import { SignInTrouble } from './components/sign-in-trouble.tsx';
import { useLoginRedirect } from './hooks/use-login-redirect.ts';
import { useSessionOfOtherTab } from './hooks/use-session-of-other-tab.ts';
import { SandboxMail } from './sandbox-mail.tsx';

export interface LoginPageProps {
  /** Path of this page, with the language prefix where there is one. The steps of signing in are below it. */
  path: string;
  /** Path of the workspace, in the same language. */
  workspacePath: string;
  /** The same as `AuthProvider`'s. */
  navigation: AuthNavigation;
}

/** Signs people in, and up who has no account yet; then leads to the `redirect` parameter or the workspace. */
export function LoginPage({ path, workspacePath, navigation }: LoginPageProps) {
  const redirect = useLoginRedirect(path, workspacePath);
  const isFirstStep = useLocation().pathname === path;
  const { isLoaded, isFailed, isSignedIn } = useSession();
  const [canSignIn] = useState(() => keepsCookies(document));
  useSessionOfOtherTab();
  // Without cookies there is no session to be had, whatever else is in order.
  if (!canSignIn) {
    return (
      <LoginFrame>
        <LoginHeading />
        <SignInTrouble reason="cookies" onRetry={() => location.reload()} />
      </LoginFrame>
    );
  }
  if (isFailed) return <IdentityUnavailable />;
  if (isLoaded && isSignedIn) return <Leave to={redirect} navigation={navigation} />;
  return (
    <LoginFrame>
      {isFirstStep ? <LoginHeading /> : null}
      <SignInPanel path={path} redirect={redirect} isFirstStep={isFirstStep} />
      <SandboxMail />
    </LoginFrame>
  );
}

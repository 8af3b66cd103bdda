import { sessionStore } from '@onepoint/app-state';
import { keepsCookies, parseRedirect, remembersSession, useSession, type AuthNavigation } from '@onepoint/auth/react';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { LoginFrame, LoginHeading } from './login-frame.tsx';
import { SandboxMail } from './sandbox-mail.tsx';
import { IdentityUnavailable, SessionWait } from './session-wait.tsx';
import { SignInPanel, SignInTrouble } from './sign-in-panel.tsx';

interface LoginPageProps {
  /** This page's path, with the language prefix if any. The sign-in steps are below it. */
  path: string;
  /** Workspace path in the same language. */
  workspacePath: string;
  /** Must be the one passed to `AuthProvider`. */
  navigation: AuthNavigation;
}

/** Signs users in or up, then navigates to the `redirect` parameter or the workspace. */
export function LoginPage({ path, workspacePath, navigation }: LoginPageProps) {
  const redirect = useLoginRedirect(path, workspacePath);
  const isFirstStep = useLocation().pathname === path;
  const { isLoaded, isFailed, isSignedIn } = useSession();
  const [canSignIn] = useState(() => keepsCookies(document));
  useSessionOfOtherTab();
  // Clerk can't create a session without cookies.
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
      <SignInPanel path={path} redirect={redirect} isFirstStep={isFirstStep} />
      <SandboxMail />
    </LoginFrame>
  );
}

/** Replaces the sign-in page with `to`, a path on this origin. */
function Leave({ to, navigation }: { to: string; navigation: AuthNavigation }) {
  useEffect(() => {
    forgetLoginRedirect();
    if (navigation.isAppPath(new URL(to, location.origin).pathname)) navigation.replace(to);
    else location.replace(to);
  }, [to, navigation]);
  return <SessionWait />;
}

const storageKey = 'onepoint.login.redirect.v1';

/**
 * Path to open after sign-in. Clerk drops the query between its steps, so this tab stores the path until the first step is opened without
 * one.
 *
 * @param loginPath path of the first step
 * @param workspacePath default
 */
export function useLoginRedirect(loginPath: string, workspacePath: string): string {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const [redirect] = useState(() => {
    const given = search.get('redirect');
    const isFirstStep = pathname === loginPath;
    if (given !== null) sessionStore.setItem(storageKey, given);
    else if (isFirstStep) sessionStore.removeItem(storageKey);
    return parseRedirect(given ?? sessionStore.getItem(storageKey), workspacePath);
  });
  return redirect;
}

export function forgetLoginRedirect(): void {
  sessionStore.removeItem(storageKey);
}

const reloadPage = (): void => globalThis.location.reload();

/**
 * Reloads the page when the user returns to it after signing in in another tab, so that it redirects as after its own sign-in. Clerk
 * notifies other tabs only about sign-outs.
 *
 * @param reload default: reloads the page
 */
export function useSessionOfOtherTab(reload = reloadPage): void {
  useEffect(() => {
    // A cookie that existed from the start belongs to an invalid session, so reloading would loop forever.
    if (remembersSession(document.cookie)) return undefined;
    const reloadIfSignedIn = (): void => {
      if (document.visibilityState === 'visible' && remembersSession(document.cookie)) reload();
    };
    document.addEventListener('visibilitychange', reloadIfSignedIn);
    window.addEventListener('focus', reloadIfSignedIn);
    return () => {
      document.removeEventListener('visibilitychange', reloadIfSignedIn);
      window.removeEventListener('focus', reloadIfSignedIn);
    };
  }, [reload]);
}

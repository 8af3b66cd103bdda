import { appState } from '@onepoint/app-state';
import { remembersSession, useSession } from '@onepoint/auth/react';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Redirect } from '../../shared/link/redirect.tsx';
import { IdentityUnavailable, SessionWait } from './session-wait.tsx';

interface RequireSessionProps {
  /** Sign-in path, with the language prefix if any. */
  loginPath: string;
  /** Shown while the session loads, if a cookie indicates one. @default a spinner */
  frame?: ReactNode;
  children: ReactNode;
}

/** Redirects signed-out users to the sign-in page, which returns to the current URL. */
export function RequireSession({ loginPath, frame = <SessionWait />, children }: RequireSessionProps) {
  const { isLoaded, isFailed, isSignedIn } = useSession();
  const { pathname, search, hash } = useLocation();
  // The site checks for a session cookie only if this is set.
  useEffect(() => {
    if (isSignedIn) appState.set({ hasSignedIn: true });
  }, [isSignedIn]);
  if (isFailed) return <IdentityUnavailable />;
  if (!isLoaded) return remembersSession(document.cookie) ? frame : <SessionWait />;
  if (!isSignedIn) return <Redirect to={`${loginPath}?redirect=${encodeURIComponent(pathname + search + hash)}`} />;
  return children;
}

import { appState } from '@onepoint/app-state';
import { remembersSession, useSession } from '@onepoint/auth/react';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Redirect } from '../../shared/link/redirect.tsx';
import { IdentityUnavailable } from './components/identity-unavailable.tsx';
import { SessionWait } from './components/session-wait.tsx';

export interface RequireSessionProps {
  /** Path of the sign-in page, with the language prefix where there is one. */
  loginPath: string;
  /** Drawn while the session is looked up where the browser remembers one: what its pages begin with. @default a spinner */
  frame?: ReactNode;
  children: ReactNode;
}

/** Shows its children to who is signed in. Others go to the sign-in page, which brings them back to this address. */
export function RequireSession({ loginPath, frame = <SessionWait />, children }: RequireSessionProps) {
  const { isLoaded, isFailed, isSignedIn } = useSession();
  const { pathname, search, hash } = useLocation();
  // The site asks for the cookie of a session only where there has been one.
  useEffect(() => {
    if (isSignedIn) appState.set({ hasSignedIn: true });
  }, [isSignedIn]);
  if (isFailed) return <IdentityUnavailable />;
  if (!isLoaded) return remembersSession(document.cookie) ? frame : <SessionWait />;
  if (!isSignedIn) return <Redirect to={`${loginPath}?redirect=${encodeURIComponent(pathname + search + hash)}`} />;
  return children;
}

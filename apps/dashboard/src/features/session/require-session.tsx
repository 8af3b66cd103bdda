import { useSession } from '@onepoint/auth/react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { IdentityUnavailable } from './components/identity-unavailable.tsx';
import { SessionWait } from './components/session-wait.tsx';

export interface RequireSessionProps {
  /** Path of the sign-in page, with the language prefix where there is one. */
  loginPath: string;
  children: ReactNode;
}

/** Shows its children to who is signed in. Others go to the sign-in page, which brings them back to this address. */
export function RequireSession({ loginPath, children }: RequireSessionProps) {
  const { isLoaded, isFailed, isSignedIn } = useSession();
  const { pathname, search, hash } = useLocation();
  if (isFailed) return <IdentityUnavailable />;
  if (!isLoaded) return <SessionWait />;
  if (!isSignedIn) return <Navigate replace to={`${loginPath}?redirect=${encodeURIComponent(pathname + search + hash)}`} />;
  return children;
}

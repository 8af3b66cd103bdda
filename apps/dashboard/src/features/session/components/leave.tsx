import type { AuthNavigation } from '@onepoint/auth/react';
import { useEffect } from 'react';
import { forgetLoginRedirect } from '../hooks/use-login-redirect.ts';
import { SessionWait } from './session-wait.tsx';

export interface LeaveProps {
  /** A path on this origin. */
  to: string;
  navigation: AuthNavigation;
}

/** Replaces the sign-in page by where it was to lead. */
export function Leave({ to, navigation }: LeaveProps) {
  useEffect(() => {
    forgetLoginRedirect();
    if (navigation.isAppPath(new URL(to, location.origin).pathname)) navigation.replace(to);
    else location.replace(to);
  }, [to, navigation]);
  return <SessionWait />;
}

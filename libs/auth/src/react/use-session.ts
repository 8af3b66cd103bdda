import { useAuth, useClerk, useUser } from '@clerk/clerk-react';
import type { User } from '@onepoint/api-contract';
import { useMemo } from 'react';
import { browserUser } from './browser-user.ts';

export interface Session {
  /** False until the identity service has said who this is. */
  isLoaded: boolean;
  /** True where the identity service could not be reached; `isLoaded` then stays false. */
  isFailed: boolean;
  /** Meaningful once loaded. */
  isSignedIn: boolean;
  /** Null unless signed in. */
  user: User | null;
  /** A fresh session token for `authorization: Bearer …`; null when nobody is signed in. */
  getToken: (options?: { skipCache?: boolean }) => Promise<string | null>;
  /** Ends this browser's session and leaves for the provider's `afterSignOutPath`. */
  signOut: () => Promise<void>;
}

/** The session of this browser. */
export function useSession(): Session {
  const { isLoaded, isSignedIn, getToken, signOut } = useAuth();
  const { user } = useUser();
  const { status } = useClerk();
  const mapped = useMemo(() => (user ? browserUser(user) : null), [user]);
  return {
    isLoaded,
    isFailed: status === 'error',
    isSignedIn: isSignedIn === true,
    user: mapped,
    getToken,
    signOut: () => signOut(),
  };
}

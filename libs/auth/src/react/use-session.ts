import { useAuth, useClerk, useUser } from '@clerk/clerk-react';
import type { User } from '@onepoint/api-contract';
import { useCallback, useMemo } from 'react';
import { browserUser } from './browser-user.ts';
import { useSigningOut } from './signing-out.ts';

export interface Session {
  /**
   * False until the identity service has said who this is, and again while signing out: pages that need a session wait
   * then instead of asking to sign in.
   */
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
  /** Ends the user's sessions in all other browsers, then this one's. */
  signOutEverywhere: () => Promise<void>;
}

/** The session of this browser. */
export function useSession(): Session {
  const { isLoaded, isSignedIn, sessionId, getToken } = useAuth();
  const { user } = useUser();
  const clerk = useClerk();
  const { isSigningOut, setSigningOut } = useSigningOut();

  const leave = useCallback(
    async (before: () => Promise<unknown>): Promise<void> => {
      setSigningOut(true);
      try {
        await before();
        await clerk.signOut();
      } catch (error) {
        setSigningOut(false);
        throw error;
      }
    },
    [clerk, setSigningOut],
  );
  const revokeOthers = useCallback(async (): Promise<void> => {
    const others = (await user?.getSessions())?.filter(({ id }) => id !== sessionId) ?? [];
    await Promise.all(others.map((session) => session.revoke()));
  }, [user, sessionId]);

  return {
    isLoaded: isLoaded && !isSigningOut,
    isFailed: clerk.status === 'error',
    isSignedIn: isSignedIn === true,
    user: useMemo(() => (user ? browserUser(user) : null), [user]),
    getToken,
    signOut: useCallback(() => leave(() => Promise.resolve()), [leave]),
    signOutEverywhere: useCallback(() => leave(revokeOthers), [leave, revokeOthers]),
  };
}

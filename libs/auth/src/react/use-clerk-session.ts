import { useAuth, useClerk, useUser } from '@clerk/clerk-react';
import { useCallback, useMemo } from 'react';
import { browserUser } from './browser-user.ts';
import type { Session } from './session-context.ts';
import { useSigningOut } from './signing-out.ts';

/** The session of this browser, as Clerk's SDK knows it. */
export function useClerkSession(): Session {
  const { isLoaded, isSignedIn, sessionId, getToken } = useAuth();
  const { user } = useUser();
  const clerk = useClerk();
  const { isSigningOut, setSigningOut } = useSigningOut();
  const isFailed = clerk.status === 'error';

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

  return useMemo(
    () => ({
      isLoaded: isLoaded && !isSigningOut,
      isFailed,
      isSignedIn: isSignedIn === true,
      user: user ? browserUser(user) : null,
      getToken,
      signOut: () => leave(() => Promise.resolve()),
      signOutEverywhere: () => leave(revokeOthers),
    }),
    [isLoaded, isSigningOut, isFailed, isSignedIn, user, getToken, leave, revokeOthers],
  );
}

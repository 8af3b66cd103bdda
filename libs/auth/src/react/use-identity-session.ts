import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { Identity } from './identity.ts';
import type { Session } from './session-context.ts';

/** The session of this browser, as Clerk knows it. */
export function useIdentitySession({ clerk: starting, getState, subscribe }: Identity): Session {
  const { isLoaded, isFailed, user } = useSyncExternalStore(subscribe, getState);
  // True from the click until the page is left.
  const [isSigningOut, setSigningOut] = useState(false);

  const getToken = useCallback<Session['getToken']>(
    async (options) => (await (await starting).session?.getToken(options)) ?? null,
    [starting],
  );
  const leave = useCallback(
    async (everywhere: boolean, to?: string): Promise<void> => {
      setSigningOut(true);
      try {
        const clerk = await starting;
        const others = everywhere ? ((await clerk.user?.getSessions()) ?? []).filter(({ id }) => id !== clerk.session?.id) : [];
        await Promise.all(others.map((session) => session.revoke()));
        await clerk.signOut(to === undefined ? {} : { redirectUrl: to });
        // A page of this app is gone to without leaving the document: it has to know that nobody is signed in.
        if (to !== undefined) setSigningOut(false);
      } catch (error) {
        setSigningOut(false);
        throw error;
      }
    },
    [starting],
  );

  return useMemo(
    () => ({
      isLoaded: isLoaded && !isSigningOut,
      isFailed,
      isSignedIn: user !== null,
      user,
      getToken,
      signOut: ({ to } = {}) => leave(false, to),
      signOutEverywhere: () => leave(true),
    }),
    [isLoaded, isSigningOut, isFailed, user, getToken, leave],
  );
}

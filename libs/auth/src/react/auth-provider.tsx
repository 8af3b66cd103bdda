import { createContext, useCallback, useContext, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { beginIdentity, type BeginIdentityParameters, type Identity } from './identity.ts';
import { SessionContext, type Session } from './session.ts';

interface AuthProviderProps extends BeginIdentityParameters {
  children: ReactNode;
}

/** Provides the session. Starts Clerk unless `beginIdentity` already has. Ignores later changes of props other than `children`. */
export function AuthProvider({ children, ...parameters }: AuthProviderProps) {
  const [identity] = useState(() => beginIdentity(parameters));
  return (
    <IdentityContext value={identity}>
      <SessionContext value={useIdentitySession(identity)}>{children}</SessionContext>
    </IdentityContext>
  );
}

export const IdentityContext = createContext<Identity | null>(null);

/** @throws outside `AuthProvider` */
export function useIdentity(): Identity {
  const identity = useContext(IdentityContext);
  if (identity === null) throw new Error('useIdentity requires a surrounding AuthProvider');
  return identity;
}

function useIdentitySession({ clerk: clerkPromise, getState, subscribe }: Identity): Session {
  const { isLoaded, isFailed, user } = useSyncExternalStore(subscribe, getState);
  const [isSigningOut, setSigningOut] = useState(false);

  const getToken = useCallback<Session['getToken']>(
    async (options) => (await (await clerkPromise).session?.getToken(options)) ?? null,
    [clerkPromise],
  );
  const endSession = useCallback(
    async (everywhere: boolean, to?: string): Promise<void> => {
      setSigningOut(true);
      try {
        const clerk = await clerkPromise;
        const others = everywhere ? ((await clerk.user?.getSessions()) ?? []).filter(({ id }) => id !== clerk.session?.id) : [];
        await Promise.all(others.map((session) => session.revoke()));
        await clerk.signOut(to === undefined ? {} : { redirectUrl: to });
        // The app renders the next page without a page load, so the state has to be reset.
        if (to !== undefined) setSigningOut(false);
      } catch (error) {
        setSigningOut(false);
        throw error;
      }
    },
    [clerkPromise],
  );

  return useMemo(
    () => ({
      isLoaded: isLoaded && !isSigningOut,
      isFailed,
      isSignedIn: user !== null,
      user,
      getToken,
      signOut: ({ to } = {}) => endSession(false, to),
      signOutEverywhere: () => endSession(true),
    }),
    [isLoaded, isSigningOut, isFailed, user, getToken, endSession],
  );
}

import type { User } from '@onepoint/api-contract';
import { createContext, useContext } from 'react';

export interface Session {
  /** False until the session is known and while signing out. Protected pages then wait instead of opening the sign-in page. */
  isLoaded: boolean;
  /** Whether the identity service could not be reached. `isLoaded` then stays false. */
  isFailed: boolean;
  /** Only valid if `isLoaded`. */
  isSignedIn: boolean;
  /** Null unless signed in. */
  user: User | null;
  /** Returns a valid session token for `authorization: Bearer …`, or null if signed out. */
  getToken: (options?: { skipCache?: boolean }) => Promise<string | null>;
  /** Ends this browser's session and opens `to`, by default the provider's `afterSignOutPath`. */
  signOut: (options?: { to?: string }) => Promise<void>;
  /** Ends the user's sessions in all other browsers, then in this one. */
  signOutEverywhere: () => Promise<void>;
}

/** Provided by `AuthProvider`, or manually in stories and the demo. */
export const SessionContext = createContext<Session | null>(null);

/** @throws outside `AuthProvider` */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession requires a surrounding AuthProvider or SessionContext');
  return session;
}

import type { User } from '@onepoint/api-contract';
import { createContext } from 'react';

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
  /** Ends this browser's session and leaves for `to`, by default the provider's `afterSignOutPath`. */
  signOut: (options?: { to?: string }) => Promise<void>;
  /** Ends the user's sessions in all other browsers, then this one's. */
  signOutEverywhere: () => Promise<void>;
}

/** Who is signed in: filled by `AuthProvider`, in stories and the demo by hand. */
export const SessionContext = createContext<Session | null>(null);

import type { BrowserClerk, ClerkOptions } from '@clerk/shared/types';
import type { User } from '@onepoint/api-contract';
import type { IdentityOptions } from './identity-options.ts';
import type { ClerkUiLoader } from './load-clerk-ui.ts';

/** What the identity service has said so far. */
export interface IdentityState {
  /** False until it has said who this is. */
  readonly isLoaded: boolean;
  /** It could not be reached, or answered with errors. */
  readonly isFailed: boolean;
  /** Null unless signed in. */
  readonly user: User | null;
}

/** Clerk in this page: fetched and started once. */
export interface Identity {
  readonly options: IdentityOptions & ClerkOptions;
  /** Resolves once Clerk is ready; rejects where it could not be loaded. */
  readonly clerk: Promise<BrowserClerk>;
  readonly getState: () => IdentityState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Fetches Clerk's prebuilt components. */
  readonly ui: ClerkUiLoader;
}

import { loadClerkJSScript } from '@clerk/shared/loadClerkJsScript';
import type { BrowserClerk, ClerkOptions, Resources } from '@clerk/shared/types';
import type { User } from '@onepoint/api-contract';
import { userFromIdentity } from '../user-from-identity.ts';
import { clerkNavigation, identityOptions, type AuthNavigation, type IdentityOptions } from './identity-options.ts';
import { createClerkUiLoader, createLazyClerkUi, type ClerkUiLoader } from './lazy-clerk-ui.ts';

interface IdentityState {
  /** False until the session is known. */
  readonly isLoaded: boolean;
  /** Whether Clerk could not be loaded or started. */
  readonly isFailed: boolean;
  /** Null unless signed in. */
  readonly user: User | null;
}

/** The page's single Clerk instance. */
export interface Identity {
  readonly options: IdentityOptions & ClerkOptions;
  /** Resolves once Clerk is ready, rejects if it cannot be loaded or started. */
  readonly clerk: Promise<BrowserClerk>;
  readonly getState: () => IdentityState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly ui: ClerkUiLoader;
}

export interface BeginIdentityParameters {
  /** Clerk's key from `publicConfig.clerkPublishableKey`, empty for the embedded identity service. */
  publishableKey: string;
  navigation: AuthNavigation;
  /** Path of the sign-in page. Default: `/login`. */
  signInPath?: string;
  /** Path to open after signing out. Default: `/`. */
  afterSignOutPath?: string;
}

/** Clerk can only be started once per page. */
let started: Identity | undefined;

/**
 * Starts Clerk. Later calls return the same instance and ignore their parameters. Apps call this before rendering so that the session loads
 * early. Clerk's prebuilt components load when one is shown, or immediately on the sign-in page.
 */
export function beginIdentity({
  publishableKey,
  navigation,
  signInPath = '/login',
  afterSignOutPath = '/',
}: BeginIdentityParameters): Identity {
  if (started !== undefined) return started;
  const options = identityOptions(publishableKey);
  const ui = createClerkUiLoader(options);
  // `useClerkUi` handles failures.
  if (`${location.pathname}/`.startsWith(`${signInPath}/`)) ui.load().catch(() => {});
  // Without `signUpUrl` Clerk also handles sign-up on the sign-in page.
  const clerkOptions: Identity['options'] = {
    ...options,
    ...clerkNavigation(navigation, location.origin),
    ui: { ClerkUI: createLazyClerkUi(() => ui.load()) },
    signInUrl: signInPath,
    afterSignOutUrl: afterSignOutPath,
    telemetry: false,
  };
  started = { ...startIdentity(clerkOptions), ui };
  return started;
}

/** Loads Clerk's script, which stores its instance in `globalThis.Clerk`. */
async function loadClerk({ publishableKey, proxyUrl = '' }: Identity['options']): Promise<BrowserClerk> {
  await loadClerkJSScript({ publishableKey, proxyUrl });
  const clerk = Reflect.get(globalThis, 'Clerk') as BrowserClerk | undefined;
  if (clerk === undefined) throw new Error('The script of the identity service failed to load');
  return clerk;
}

const stateOf = ({ session, user }: Resources, before: IdentityState): IdentityState => {
  // Both are undefined while Clerk switches sessions, and stay undefined if signing out fails.
  if (session === undefined) return { ...before, isLoaded: false };
  // Clerk's own hooks also ignore pending sessions.
  const next = user && session && session.status !== 'pending' ? userFromIdentity(user) : null;
  const isSame = JSON.stringify(next) === JSON.stringify(before.user);
  return { isLoaded: true, isFailed: false, user: isSame ? before.user : next };
};

const isUnusable = ({ status, session }: BrowserClerk): boolean => status !== 'ready' && !session;

/** Starts Clerk with its own script. Only Clerk's components need its React SDK (23 kB), see `ClerkParts`. */
export function startIdentity(options: Identity['options']): Omit<Identity, 'ui'> {
  let state: IdentityState = { isLoaded: false, isFailed: false, user: null };
  const listeners = new Set<() => void>();
  const setState = (next: IdentityState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const start = async (): Promise<BrowserClerk> => {
    const clerk = await loadClerk(options);
    await clerk.load(options);
    // Clerk also starts if its service fails or the connection is lost, but would then show an empty sign-in form.
    if (isUnusable(clerk)) throw new Error(`The SDK of the identity service is ${clerk.status}`);
    clerk.addListener((resources) => setState(stateOf(resources, state)));
    return clerk;
  };
  const clerk = start();
  clerk.catch(() => setState({ ...state, isFailed: true }));
  return {
    options,
    clerk,
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

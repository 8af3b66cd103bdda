import { loadClerkJSScript } from '@clerk/shared/loadClerkJsScript';
import type { BrowserClerk, Resources } from '@clerk/shared/types';
import { browserUser } from './browser-user.ts';
import type { Identity, IdentityState } from './identity.ts';

/** Fetches Clerk's script, which leaves its instance in `globalThis.Clerk`. */
async function loadClerk({ publishableKey, proxyUrl = '' }: Identity['options']): Promise<BrowserClerk> {
  await loadClerkJSScript({ publishableKey, proxyUrl });
  const clerk = Reflect.get(globalThis, 'Clerk') as BrowserClerk | undefined;
  if (clerk === undefined) throw new Error('The identity service’s script did not load');
  return clerk;
}

const stateOf = ({ session, user }: Resources, before: IdentityState): IdentityState => {
  // While Clerk changes from one session to the next, both are undefined; where a sign-out fails they stay so.
  if (session === undefined) return { ...before, isLoaded: false };
  // A session with something left to do is none yet, as in Clerk's own hooks.
  const next = user && session && session.status !== 'pending' ? browserUser(user) : null;
  const isSame = JSON.stringify(next) === JSON.stringify(before.user);
  return { isLoaded: true, isFailed: false, user: isSame ? before.user : next };
};

const isUnusable = ({ status, session }: BrowserClerk): boolean => status !== 'ready' && !session;

/**
 * Starts Clerk by its own script. Its React SDK is a wrapper that a page needs where it shows Clerk's components, and
 * 23 kB that no other page needs to know who is signed in: see `ClerkParts`.
 */
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
    // Clerk starts in spite of errors of its service and of a lost connection: without a session all it could show is an empty sign-in form.
    if (isUnusable(clerk)) throw new Error(`The identity service’s SDK is ${clerk.status}`);
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

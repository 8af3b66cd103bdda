import { clerkNavigation, type AuthNavigation } from './auth-navigation.ts';
import { createLazyClerkUi } from './create-lazy-clerk-ui.ts';
import { identityOptions } from './identity-options.ts';
import type { Identity } from './identity.ts';
import { createClerkUiLoader } from './load-clerk-ui.ts';
import { startIdentity } from './start-identity.ts';

export interface BeginIdentityParameters {
  /** `publicConfig.clerkPublishableKey`: Clerk's key, empty for the embedded identity service. */
  publishableKey: string;
  navigation: AuthNavigation;
  /** Path of the sign-in page. @default '/login' */
  signInPath?: string;
  /** Where signing out leads. @default '/' */
  afterSignOutPath?: string;
}

/** A page has one: Clerk cannot be started twice. */
let started: Identity | undefined;

/**
 * Starts Clerk, once for a page: later calls return what the first one started. An app that calls it before it draws anything knows its session
 * the earlier. Clerk's prebuilt components are fetched when one is shown, or beside Clerk where the page that opens is the sign-in page.
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
  // A failure shows where the form is to stand (`useClerkUi`).
  if (`${location.pathname}/`.startsWith(`${signInPath}/`)) ui.load().catch(() => {});
  // No `signUpUrl`: Clerk then signs up on the sign-in page whoever has no account yet.
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

import { usesEmbeddedIdentity } from '@onepoint/site-config';
import { useState, type ReactNode } from 'react';
import { assumeOnline } from './assume-online.ts';
import { clerkNavigation, type AuthNavigation } from './auth-navigation.ts';
import { createLazyClerkUi } from './create-lazy-clerk-ui.ts';
import { IdentityContext } from './identity-context.ts';
import { identityOptions } from './identity-options.ts';
import type { Identity } from './identity.ts';
import { loadClerkUi } from './load-clerk-ui.ts';
import { SessionContext } from './session-context.ts';
import { startIdentity } from './start-identity.ts';
import { useIdentitySession } from './use-identity-session.ts';

export interface AuthProviderProps {
  /** `publicConfig.clerkPublishableKey`: Clerk's key, empty for the embedded identity service. */
  publishableKey: string;
  navigation: AuthNavigation;
  /** Path of the sign-in page. @default '/login' */
  signInPath?: string;
  /** Where signing out leads. @default '/' */
  afterSignOutPath?: string;
  children: ReactNode;
}

/** A page has one: Clerk cannot be started twice. */
let started: Identity | undefined;

/**
 * Gives its children the session. Starts Clerk without its prebuilt components: those are fetched when one is
 * shown, or beside Clerk where the page that opens is the sign-in page. All properties but the children are read once.
 */
export function AuthProvider({ publishableKey, navigation, signInPath = '/login', afterSignOutPath = '/', children }: AuthProviderProps) {
  const [identity] = useState(() => {
    if (started !== undefined) return started;
    if (usesEmbeddedIdentity) assumeOnline();
    const options = identityOptions(publishableKey);
    const load = () => loadClerkUi(options);
    // A failure shows when the component is mounted, which asks again.
    if (`${location.pathname}/`.startsWith(`${signInPath}/`)) load().catch(() => {});
    // No `signUpUrl`: Clerk then signs up on the sign-in page whoever has no account yet.
    started = startIdentity({
      ...options,
      ...clerkNavigation(navigation, location.origin),
      ui: { ClerkUI: createLazyClerkUi(load) },
      signInUrl: signInPath,
      afterSignOutUrl: afterSignOutPath,
      telemetry: false,
    });
    return started;
  });
  return (
    <IdentityContext value={identity}>
      <SessionContext value={useIdentitySession(identity)}>{children}</SessionContext>
    </IdentityContext>
  );
}

import { ClerkProvider } from '@clerk/clerk-react';
import { usesEmbeddedIdentity } from '@onepoint/site-config';
import { useState, type ReactNode } from 'react';
import { assumeOnline } from './assume-online.ts';
import { clerkNavigation, type AuthNavigation } from './auth-navigation.ts';
import { createLazyClerkUi } from './create-lazy-clerk-ui.ts';
import { identityOptions } from './identity-options.ts';
import { loadClerkUi } from './load-clerk-ui.ts';

export interface AuthProviderProps {
  /** `publicConfig.clerkPublishableKey`: Clerk's key, empty for the embedded identity service. */
  publishableKey: string;
  navigation: AuthNavigation;
  /** Path of the sign-in page. Default `/login`. */
  signInPath?: string;
  /** Where signing out leads. Default `/`. */
  afterSignOutPath?: string;
  children: ReactNode;
}

/**
 * Gives its children the session. Carries Clerk's SDK without its prebuilt components: those are fetched when one is
 * shown (the sign-in page). Its properties are read once.
 */
export function AuthProvider({ publishableKey, navigation, signInPath = '/login', afterSignOutPath = '/', children }: AuthProviderProps) {
  const [options] = useState(() => {
    if (usesEmbeddedIdentity) assumeOnline();
    const identity = identityOptions(publishableKey);
    return {
      ...identity,
      ...clerkNavigation(navigation, location.origin),
      ui: { ClerkUI: createLazyClerkUi(() => loadClerkUi(identity)) },
    };
  });
  return (
    <ClerkProvider {...options} telemetry={false} signInUrl={signInPath} signUpUrl={signInPath} afterSignOutUrl={afterSignOutPath}>
      {children}
    </ClerkProvider>
  );
}

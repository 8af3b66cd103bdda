import { ClerkProvider } from '@clerk/clerk-react';
import { usesEmbeddedIdentity } from '@onepoint/site-config';
import { useMemo, useState, type ReactNode } from 'react';
import { assumeOnline } from './assume-online.ts';
import { ClerkSession } from './clerk-session.tsx';
import { clerkNavigation, type AuthNavigation } from './auth-navigation.ts';
import { createLazyClerkUi } from './create-lazy-clerk-ui.ts';
import { identityOptions } from './identity-options.ts';
import { loadClerkUi } from './load-clerk-ui.ts';
import { SigningOutContext } from './signing-out.ts';

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

/**
 * Gives its children the session. Carries Clerk's SDK without its prebuilt components: those are fetched when one is
 * shown, or beside the SDK where the page that opens is the sign-in page. All properties but the children are read once.
 */
export function AuthProvider({ publishableKey, navigation, signInPath = '/login', afterSignOutPath = '/', children }: AuthProviderProps) {
  const [options] = useState(() => {
    if (usesEmbeddedIdentity) assumeOnline();
    const identity = identityOptions(publishableKey);
    const load = () => loadClerkUi(identity);
    // A failure shows when the component is mounted, which asks again.
    if (`${location.pathname}/`.startsWith(`${signInPath}/`)) load().catch(() => {});
    // No `signUpUrl`: Clerk then signs up on the sign-in page whoever has no account yet.
    return {
      ...identity,
      ...clerkNavigation(navigation, location.origin),
      ui: { ClerkUI: createLazyClerkUi(load) },
      signInUrl: signInPath,
      afterSignOutUrl: afterSignOutPath,
    };
  });
  const [isSigningOut, setSigningOut] = useState(false);
  const signingOut = useMemo(() => ({ isSigningOut, setSigningOut }), [isSigningOut]);
  return (
    <ClerkProvider {...options} telemetry={false}>
      <SigningOutContext value={signingOut}>
        <ClerkSession>{children}</ClerkSession>
      </SigningOutContext>
    </ClerkProvider>
  );
}

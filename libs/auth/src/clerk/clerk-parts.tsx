import { ClerkProvider } from '@clerk/clerk-react';
import type { BrowserClerk } from '@clerk/shared/types';
import { useEffect, useState, type ReactNode } from 'react';
import { useIdentity } from '../react/identity-context.ts';

export interface ClerkPartsProps {
  /** In place of the children until Clerk is there. @default nothing */
  fallback?: ReactNode;
  children: ReactNode;
}

/** The SDK's word for an application that hands it a Clerk: it takes that one as it is, at once, and fetches nothing. */
const providedClerk = { runtimeEnvironment: 'headless' } as const;

/** What components and hooks of Clerk's React SDK stand in: the SDK over the Clerk that `AuthProvider` has started. */
export function ClerkParts({ fallback, children }: ClerkPartsProps) {
  const { clerk: starting, options } = useIdentity();
  const [clerk, setClerk] = useState<BrowserClerk>();
  useEffect(() => {
    // Where it could not be started the session says so, and the page with it.
    starting.then(setClerk, () => {});
  }, [starting]);
  if (clerk === undefined) return fallback;
  return (
    <ClerkProvider {...options} Clerk={clerk} experimental={providedClerk}>
      {children}
    </ClerkProvider>
  );
}

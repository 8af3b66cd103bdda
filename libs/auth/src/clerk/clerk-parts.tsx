import { ClerkProvider } from '@clerk/clerk-react';
import type { BrowserClerk, LocalizationResource } from '@clerk/shared/types';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useIdentity } from '../react/identity-context.ts';
import { loadClerkTexts } from './load-clerk-texts.ts';

export interface ClerkPartsProps {
  /** In place of the children until Clerk is there. @default nothing */
  fallback?: ReactNode;
  /** Changes texts of Clerk's components. Keep its identity between renders. Default: they stay as they are. */
  localize?: (texts: LocalizationResource | undefined) => LocalizationResource;
  children: ReactNode;
}

interface Parts {
  readonly clerk: BrowserClerk;
  readonly texts: LocalizationResource | undefined;
}

/** The SDK's word for an application that hands it a Clerk: it takes that one as it is, at once, and fetches nothing. */
const providedClerk = { runtimeEnvironment: 'headless' } as const;

/** What components and hooks of Clerk's React SDK stand in: the SDK over the Clerk that `AuthProvider` has started, in the document's language. */
export function ClerkParts({ fallback, localize, children }: ClerkPartsProps) {
  const { clerk: starting, options } = useIdentity();
  const [parts, setParts] = useState<Parts>();
  useEffect(() => {
    const loaded = Promise.all([starting, loadClerkTexts(document.documentElement.lang)]);
    // Where Clerk could not be started the session says so, and the page with it.
    loaded.then(
      ([clerk, texts]) => setParts({ clerk, texts }),
      () => {},
    );
  }, [starting]);
  const texts = useMemo(() => (localize === undefined ? parts?.texts : localize(parts?.texts)), [localize, parts]);
  if (parts === undefined) return fallback;
  const localization = texts === undefined ? {} : { localization: texts };
  return (
    <ClerkProvider {...options} {...localization} Clerk={parts.clerk} experimental={providedClerk}>
      {children}
    </ClerkProvider>
  );
}

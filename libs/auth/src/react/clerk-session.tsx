import type { ReactNode } from 'react';
import { SessionContext } from './session-context.ts';
import { useClerkSession } from './use-clerk-session.ts';

/** Hands on what Clerk's SDK knows of the session. */
export function ClerkSession({ children }: { children: ReactNode }) {
  return <SessionContext value={useClerkSession()}>{children}</SessionContext>;
}

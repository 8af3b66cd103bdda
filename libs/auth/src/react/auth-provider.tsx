import { useState, type ReactNode } from 'react';
import { beginIdentity, type BeginIdentityParameters } from './begin-identity.ts';
import { IdentityContext } from './identity-context.ts';
import { SessionContext } from './session-context.ts';
import { useIdentitySession } from './use-identity-session.ts';

export interface AuthProviderProps extends BeginIdentityParameters {
  children: ReactNode;
}

/** Gives its children the session. Starts Clerk unless the page has begun to (`beginIdentity`). All properties but the children are read once. */
export function AuthProvider({ children, ...parameters }: AuthProviderProps) {
  const [identity] = useState(() => beginIdentity(parameters));
  return (
    <IdentityContext value={identity}>
      <SessionContext value={useIdentitySession(identity)}>{children}</SessionContext>
    </IdentityContext>
  );
}

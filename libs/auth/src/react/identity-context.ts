import { createContext, useContext } from 'react';
import type { Identity } from './identity.ts';

export const IdentityContext = createContext<Identity | null>(null);

/** Clerk in this page. Throws outside of `AuthProvider`. */
export function useIdentity(): Identity {
  const identity = useContext(IdentityContext);
  if (identity === null) throw new Error('useIdentity needs an AuthProvider around it');
  return identity;
}

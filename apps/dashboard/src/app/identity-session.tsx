import { AuthProvider } from '@onepoint/auth/react';
import type { ReactNode } from 'react';
import { identityParameters } from './identity-parameters.ts';

/** The session as the identity service knows it. */
export function IdentitySession({ children }: { children: ReactNode }) {
  return <AuthProvider {...identityParameters}>{children}</AuthProvider>;
}

import { AuthProvider } from '@onepoint/auth/react';
import { publicConfig } from '@onepoint/site-config';
import type { ReactNode } from 'react';
import { paths, sitePaths } from './paths.ts';
import { navigation } from './router.tsx';

/** The session as the identity service knows it. */
export function IdentitySession({ children }: { children: ReactNode }) {
  return (
    <AuthProvider
      publishableKey={publicConfig.clerkPublishableKey}
      navigation={navigation}
      signInPath={paths.login}
      afterSignOutPath={sitePaths.home}
    >
      {children}
    </AuthProvider>
  );
}

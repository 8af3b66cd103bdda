import type { BeginIdentityParameters } from '@onepoint/auth/react';
import { publicConfig } from '@onepoint/site-config';
import { paths, sitePaths } from './paths.ts';
import { navigation } from './router.tsx';

/** Which identity service this app has, and where it leads. */
export const identityParameters: BeginIdentityParameters = {
  publishableKey: publicConfig.clerkPublishableKey,
  navigation,
  signInPath: paths.login,
  afterSignOutPath: sitePaths.home,
};

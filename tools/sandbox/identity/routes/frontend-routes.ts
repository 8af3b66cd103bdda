import type { Route } from '../http/route.ts';
import { clientRoutes } from './client.ts';
import { environmentRoutes } from './environment.ts';
import { accountRoutes } from './me/account.ts';
import { emailAddressRoutes, web3WalletRoutes } from './me/identifications.ts';
import { passwordRoutes } from './me/password.ts';
import { profileImageRoutes } from './me/profile-image.ts';
import { profileRoutes } from './me/profile.ts';
import { mySessionRoutes } from './me/sessions.ts';
import { sessionRoutes } from './sessions.ts';
import { signInRoutes } from './sign-ins.ts';
import { signUpRoutes } from './sign-ups.ts';

/** Everything of Clerk's frontend API that is spoken here, below `/__clerk/v1`. */
export const frontendRoutes: readonly Route[] = [
  ...environmentRoutes,
  ...clientRoutes,
  ...sessionRoutes,
  ...signUpRoutes,
  ...signInRoutes,
  ...profileRoutes,
  ...passwordRoutes,
  ...profileImageRoutes,
  ...emailAddressRoutes,
  ...web3WalletRoutes,
  ...mySessionRoutes,
  ...accountRoutes,
];

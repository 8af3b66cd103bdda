import type { Session } from '@onepoint/auth/react';
import { userFixture } from '@onepoint/testing/api';

/** A signed-in user's session. */
export const sessionFixture = (change: Partial<Session> = {}): Session => ({
  isLoaded: true,
  isFailed: false,
  isSignedIn: true,
  user: userFixture(),
  getToken: () => Promise.resolve('token'),
  signOut: () => Promise.resolve(),
  signOutEverywhere: () => Promise.resolve(),
  ...change,
});

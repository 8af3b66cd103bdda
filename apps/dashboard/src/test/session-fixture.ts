import type { Session } from '@onepoint/auth/react';
import { userFixture } from '@onepoint/testing/api';

/** Somebody who is signed in, but for what is given. */
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

import { SessionContext, type Session } from '@onepoint/auth/react';
import { userFixture } from '@onepoint/testing/api';
import type { ReactNode } from 'react';

const leave = (): Promise<void> => {
  location.reload();
  return Promise.resolve();
};

/** Somebody is signed in, for good: signing out begins the scenario anew. */
const session: Session = {
  isLoaded: true,
  isFailed: false,
  isSignedIn: true,
  user: userFixture(),
  getToken: () => Promise.resolve('demo'),
  signOut: leave,
  signOutEverywhere: leave,
};

export interface DemoSessionProps {
  children: ReactNode;
}

/** Signs a pretended user in, in place of the identity service. */
export function DemoSession({ children }: DemoSessionProps) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

import { SessionContext, type Session } from '@onepoint/auth/react';
import { userFixture } from '@onepoint/testing/api';
import type { ReactNode } from 'react';

const leave = (): Promise<void> => {
  location.reload();
  return Promise.resolve();
};

/** Signing out restarts the scenario. */
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

/** Signs in a demo user without the identity service. */
export function DemoSession({ children }: DemoSessionProps) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SessionContext, useSession, type Session } from './session.ts';

afterEach(cleanup);

const session: Session = {
  isLoaded: true,
  isFailed: false,
  isSignedIn: true,
  user: null,
  getToken: () => Promise.resolve('token'),
  signOut: () => Promise.resolve(),
  signOutEverywhere: () => Promise.resolve(),
};

function Reader() {
  return <p>{useSession().isSignedIn ? 'signed in' : 'signed out'}</p>;
}

it('returns the session of the context', () => {
  render(
    <SessionContext value={session}>
      <Reader />
    </SessionContext>,
  );
  expect(screen.getByText('signed in')).toBeTruthy();
});

it('throws without a provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Reader />)).toThrow('AuthProvider');
  vi.restoreAllMocks();
});

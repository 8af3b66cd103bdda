// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SessionContext, type Session } from './session-context.ts';
import { useSession } from './use-session.ts';

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

it('says what the context around it says, whoever filled it', () => {
  render(
    <SessionContext value={session}>
      <Reader />
    </SessionContext>,
  );
  expect(screen.getByText('signed in')).toBeTruthy();
});

it('throws where nothing says who is signed in, instead of taking everybody for a stranger', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Reader />)).toThrow('AuthProvider');
  vi.restoreAllMocks();
});

import { appState } from '@onepoint/app-state';
import { SessionContext } from '@onepoint/auth/react';
import { TranslationProvider } from '@onepoint/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { stubSilentApi } from '../../../shared/testing/stub-silent-api.ts';
import { SignedInAccount } from './signed-in-account.tsx';

const resolved = async (): Promise<void> => Promise.resolve();

function show(isSignedIn: boolean): void {
  const session = {
    isLoaded: true,
    isFailed: false,
    isSignedIn,
    user: null,
    getToken: async () => Promise.resolve(null),
    signOut: resolved,
    signOutEverywhere: resolved,
  };
  render(
    <SessionContext value={session}>
      <TranslationProvider language="en" dictionaries={{}}>
        <SignedInAccount />
      </TranslationProvider>
    </SessionContext>,
  );
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
  appState.set({ hasSignedIn: false });
});

it.each([
  ['that has ended is offered to sign in, on the next page too', false],
  ['that lasts stays signed in', true],
])('the reader of a session %s', (_what, isSignedIn) => {
  stubSilentApi();
  appState.set({ hasSignedIn: true });
  show(isSignedIn);
  expect(appState.getState().hasSignedIn).toBe(isSignedIn);
});

it.each([
  ['goes to the page where it was in the account', 'main', () => undefined],
  ['stays where the reader types', 'textbox', () => screen.getByRole('textbox').focus()],
])('at the end of a session the focus %s', (_what, focused, turnElsewhere) => {
  document.body.innerHTML = '<main id="content" tabindex="-1"><input></main>';
  turnElsewhere();
  show(false);
  expect(document.activeElement).toBe(screen.getByRole(focused));
});

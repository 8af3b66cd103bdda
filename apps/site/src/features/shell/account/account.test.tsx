import { appState } from '@onepoint/app-state';
import { SessionContext } from '@onepoint/auth/react';
import { TranslationProvider } from '@onepoint/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { describe, afterEach, expect, it, vi } from 'vitest';
import { stubSilentApi } from '../../../shared/testing/with-page.tsx';
import { SignedInAccount } from './account.tsx';

describe('account', () => {
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
    ['offers sign-in after the session has ended, on the next page too', false],
    ['stays signed in while the session lasts', true],
  ])('%s', (_what, isSignedIn) => {
    stubSilentApi();
    appState.set({ hasSignedIn: true });
    show(isSignedIn);
    expect(appState.getState().hasSignedIn).toBe(isSignedIn);
  });

  it.each([
    ['moves to the page if it was in the account menu', 'main', () => undefined],
    ['stays in a field where the reader types', 'textbox', () => screen.getByRole('textbox').focus()],
  ])('when a session ends, the focus %s', (_what, focused, turnElsewhere) => {
    document.body.innerHTML = '<main id="content" tabindex="-1"><input></main>';
    turnElsewhere();
    show(false);
    expect(document.activeElement).toBe(screen.getByRole(focused));
  });
});

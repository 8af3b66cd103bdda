import { appState } from '@onepoint/app-state';
import { SessionContext } from '@onepoint/auth/react';
import { TranslationProvider } from '@onepoint/i18n';
import { cleanup, render, screen, fireEvent } from '@testing-library/react';
import { useRef } from 'react';
import { describe, afterEach, expect, it, vi } from 'vitest';
import { stubSilentApi } from '../../../shared/testing/with-page.tsx';
import { useDismiss } from '../use-dismiss.ts';
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

describe('useDismiss', () => {
  const onDismiss = vi.fn<() => void>();

  function Disclosure() {
    const opener = useRef<HTMLButtonElement>(null);
    const panel = useRef<HTMLDivElement>(null);
    useDismiss({ panel, opener, onDismiss });
    return (
      <>
        <button ref={opener}>Open</button>
        <div ref={panel}>
          <a href="#inside">Inside</a>
        </div>
        <a href="#outside">Outside</a>
      </>
    );
  }

  afterEach(() => {
    cleanup();
    onDismiss.mockClear();
  });

  it('stays open for events in the panel or on its button', () => {
    render(<Disclosure />);
    fireEvent.pointerDown(screen.getByText('Inside'));
    fireEvent.pointerDown(screen.getByText('Open'));
    screen.getByText('Inside').focus();
    expect(onDismiss).not.toHaveBeenCalled();
  });

  it.each([
    ['a press', () => fireEvent.pointerDown(screen.getByText('Outside'))],
    ['the focus', () => screen.getByText('Outside').focus()],
  ])('closes on %s outside', (_what, turnElsewhere) => {
    render(<Disclosure />);
    turnElsewhere();
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('closes on Escape and returns the focus', () => {
    render(<Disclosure />);
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(onDismiss).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(screen.getByText('Open'));
  });
});

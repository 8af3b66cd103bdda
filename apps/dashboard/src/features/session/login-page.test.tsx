import { appState } from '@onepoint/app-state';
import { SessionContext, type Session } from '@onepoint/auth/react';
import { createI18n, I18nextProvider } from '@onepoint/i18n';
import auth from '@onepoint/locales/en/auth.json' with { type: 'json' };
import common from '@onepoint/locales/en/common.json' with { type: 'json' };
import nav from '@onepoint/locales/en/nav.json' with { type: 'json' };
import { fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { sessionFixture } from '../../test/account-fixture.ts';
import { LoginFrame } from './login-frame.tsx';
import { forgetLoginRedirect, LoginPage, useLoginRedirect, useSessionOfOtherTab } from './login-page.tsx';
import { IdentityUnavailable } from './session-wait.tsx';

describe('LoginPage', () => {
  function open(page: ReactNode, { path = '/', session }: { path?: string; session?: Partial<Session> } = {}): void {
    render(
      <I18nextProvider i18n={createI18n({ language: 'ja', builtIn: { auth, common } })}>
        <SessionContext value={sessionFixture(session)}>
          <MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>
        </SessionContext>
      </I18nextProvider>,
    );
  }

  test.each([
    ['/ja/login', '/ja/workspace'],
    ['/ja/login?redirect=%2Fja%2Fdashboard%2Fusage', '/ja/dashboard/usage'],
  ])('redirects signed-in users from %s to %s', async (path, target) => {
    const navigation = { push: vi.fn(), replace: vi.fn<(path: string) => void>(), isAppPath: () => true };
    open(<LoginPage path="/ja/login" workspacePath="/ja/workspace" navigation={navigation} />, { path });
    await waitFor(() => expect(navigation.replace).toHaveBeenCalledExactlyOnceWith(target));
  });

  test.each([
    ['the logo', <LoginFrame key="frame">The form</LoginFrame>],
    ['the link of the error page', <IdentityUnavailable key="unavailable" />],
  ])('%s leads to the site in the current language', (_, page) => {
    open(page);
    expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('/ja');
  });
});

describe('LoginFrame', () => {
  const open = (): void => {
    render(
      <I18nextProvider i18n={createI18n({ language: 'ja', builtIn: { auth, common, nav } })}>
        <MemoryRouter>
          <LoginFrame>The form</LoginFrame>
        </MemoryRouter>
      </I18nextProvider>,
    );
  };

  it('links to the terms and the privacy policy in the current language', () => {
    open();
    expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/ja/agreement/terms');
    expect(screen.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/ja/agreement/privacy-policy');
  });

  it('offers this page in every language, with its query, and stores the choice', () => {
    history.replaceState(null, '', '/ja/login?redirect=%2Fdashboard');
    open();
    const choices = within(screen.getByRole('navigation', { name: 'Choose a language' })).getAllByRole('link');
    expect(choices.map((link) => [link.lang, link.getAttribute('href')])).toContainEqual(['ko', '/ko/login?redirect=%2Fdashboard']);
    expect(choices.filter((link) => link.ariaCurrent === 'true').map(({ lang }) => lang)).toEqual(['ja']);
    const english = screen.getByRole('link', { name: 'English' });
    expect(english.getAttribute('href')).toBe('/login?redirect=%2Fdashboard');
    english.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(english);
    expect(appState.getState()).toMatchObject({ locale: 'en', dashboardLocale: 'en' });
  });
});

function redirectAt(address: string, loginPath = '/login', workspacePath = '/workspace'): string {
  const wrapper = ({ children }: { children: ReactNode }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>;
  return renderHook(() => useLoginRedirect(loginPath, workspacePath), { wrapper }).result.current;
}

describe('useLoginRedirect', () => {
  it('is the parameter, or the workspace', () => {
    expect(redirectAt('/login?redirect=%2Fdashboard%3Fx%3D1')).toBe('/dashboard?x=1');
    sessionStorage.clear();
    expect(redirectAt('/login')).toBe('/workspace');
  });

  it('keeps the language of the parameter, or of the sign-in page', () => {
    expect(redirectAt('/ja/login', '/ja/login', '/ja/workspace')).toBe('/ja/workspace');
    expect(redirectAt('/ja/login?redirect=https://evil.example', '/ja/login', '/ja/workspace')).toBe('/ja/workspace');
    expect(redirectAt('/login?redirect=/ja/dashboard')).toBe('/ja/dashboard');
  });

  it('is remembered across sign-in steps and reloads', () => {
    redirectAt('/login?redirect=/dashboard');
    expect(redirectAt('/login/factor-one')).toBe('/dashboard');
  });

  it('is forgotten when the first step is opened without a parameter, and after the redirect', () => {
    redirectAt('/login?redirect=/dashboard');
    expect(redirectAt('/login')).toBe('/workspace');
    redirectAt('/login?redirect=/dashboard');
    forgetLoginRedirect();
    expect(redirectAt('/login/factor-one')).toBe('/workspace');
  });

  it('ignores other origins, even if stored', () => {
    expect(redirectAt('/login?redirect=https://evil.example')).toBe('/workspace');
    expect(redirectAt('/login/factor-one')).toBe('/workspace');
  });
});

describe('useSessionOfOtherTab', () => {
  const setSessionCookie = (value: string): void => {
    document.cookie = `__client_uat=${value}`;
  };
  const returnToPage = (): void => {
    window.dispatchEvent(new Event('focus'));
  };

  afterEach(() => {
    document.cookie = '__client_uat=; max-age=0';
  });

  it('reloads the page when the user returns signed in', () => {
    const reload = vi.fn();
    setSessionCookie('0');
    const { unmount } = renderHook(() => useSessionOfOtherTab(reload));
    returnToPage();
    expect(reload).not.toHaveBeenCalled();
    setSessionCookie('1795298268');
    returnToPage();
    expect(reload).toHaveBeenCalledOnce();
    unmount();
    returnToPage();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not reload endlessly because of an invalid session', () => {
    const reload = vi.fn();
    setSessionCookie('1795298268');
    renderHook(() => useSessionOfOtherTab(reload));
    returnToPage();
    expect(reload).not.toHaveBeenCalled();
  });
});

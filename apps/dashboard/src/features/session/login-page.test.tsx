import { SessionContext, type Session } from '@onepoint/auth/react';
import { createI18n, I18nextProvider } from '@onepoint/i18n';
import auth from '@onepoint/locales/en/auth.json' with { type: 'json' };
import common from '@onepoint/locales/en/common.json' with { type: 'json' };
import { render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { sessionFixture } from '../../test/session-fixture.ts';
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
    expect(screen.getByRole('link').getAttribute('href')).toBe('/ja');
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

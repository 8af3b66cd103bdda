import { SessionContext, type Session } from '@onepoint/auth/react';
import { createI18n, I18nextProvider } from '@onepoint/i18n';
import auth from '@onepoint/locales/en/auth.json' with { type: 'json' };
import common from '@onepoint/locales/en/common.json' with { type: 'json' };
import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { sessionFixture } from '../../test/session-fixture.ts';
import { IdentityUnavailable } from './components/identity-unavailable.tsx';
import { LoginFrame } from './components/login-frame.tsx';
import { LoginPage } from './login-page.tsx';

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
])('who is signed in at %s goes on to %s', async (path, target) => {
  const navigation = { push: vi.fn(), replace: vi.fn<(path: string) => void>(), isAppPath: () => true };
  open(<LoginPage path="/ja/login" workspacePath="/ja/workspace" navigation={navigation} />, { path });
  await waitFor(() => expect(navigation.replace).toHaveBeenCalledExactlyOnceWith(target));
});

test.each([
  ['the mark', <LoginFrame key="frame">The form</LoginFrame>],
  ['the way back where signing in is not possible', <IdentityUnavailable key="unavailable" />],
])('%s leads to the site in the language of the page', (_, page) => {
  open(page);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/ja');
});

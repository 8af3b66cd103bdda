import { ClerkParts } from '@onepoint/auth/clerk';
import { AuthProvider } from '@onepoint/auth/react';
import { createI18n, I18nextProvider } from '@onepoint/i18n';
import { publicConfig } from '@onepoint/site-config';
import '@onepoint/ui-kit/styles.css';
import auth from '@onepoint/locales/en/auth.json' with { type: 'json' };
import common from '@onepoint/locales/en/common.json' with { type: 'json' };
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { LoginPage } from '../../login-page.tsx';
import { RequireSession } from '../../require-session.tsx';
import { SsoCallbackPage } from '../../sso-callback-page.tsx';
import { Account } from './account.tsx';

/** The session feature alone, in an app of the least size. */
const navigation = {
  push: (path: string) => void router.navigate(path),
  replace: (path: string) => void router.navigate(path, { replace: true }),
  isAppPath: (pathname: string) => /^\/(login|sso-callback|workspace|dashboard)(\/|$)/.test(pathname),
};
const account = (
  <RequireSession loginPath="/login">
    <ClerkParts>
      <Account />
    </ClerkParts>
  </RequireSession>
);
const router = createBrowserRouter([
  { path: '/login/*', element: <LoginPage path="/login" workspacePath="/workspace" navigation={navigation} /> },
  { path: '/sso-callback', element: <SsoCallbackPage loginPath="/login" workspacePath="/workspace" /> },
  { path: '/workspace', element: account },
  { path: '/dashboard', element: account },
  { path: '/', element: <h1>Home</h1> },
]);

createRoot(document.querySelector('#root') ?? document.body).render(
  <I18nextProvider i18n={createI18n({ language: 'en', builtIn: { auth, common } })}>
    <AuthProvider publishableKey={publicConfig.clerkPublishableKey} navigation={navigation}>
      <RouterProvider router={router} />
    </AuthProvider>
  </I18nextProvider>,
);

import { useUser } from '@clerk/clerk-react';
import { ClerkParts } from '@onepoint/auth/clerk';
import { AuthProvider, displayedIdentifier, useSession } from '@onepoint/auth/react';
import { createI18n, I18nextProvider } from '@onepoint/i18n';
import auth from '@onepoint/locales/en/auth.json' with { type: 'json' };
import common from '@onepoint/locales/en/common.json' with { type: 'json' };
import { publicConfig } from '@onepoint/site-config';
import '@onepoint/ui-kit/styles.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { LoginPage } from '../../login-page.tsx';
import { RequireSession } from '../../require-session.tsx';
import { SsoCallbackPage } from '../../sso-callback-page.tsx';

/** Minimal app around the session feature. */
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

function Account() {
  const { user, getToken, signOut, signOutEverywhere } = useSession();
  const { user: clerkUser } = useUser();
  const [output, setOutput] = useState('');
  if (!user || !clerkUser) return null;
  const show = (work: () => Promise<string>) => () => {
    setOutput('');
    work().then(setOutput, (error: unknown) => setOutput(`failed: ${String(error)}`));
  };
  return (
    <main>
      <h1>{displayedIdentifier(user)}</h1>
      <output aria-label="user">{JSON.stringify(user)}</output>
      <output aria-label="output">{output}</output>
      <button type="button" onClick={show(async () => (await getToken()) ?? 'none')}>
        token
      </button>
      <button type="button" onClick={show(async () => (await clerkUser.update({ firstName: 'Grace', lastName: 'Hopper' })).fullName ?? '')}>
        rename
      </button>
      <button
        type="button"
        onClick={show(async () =>
          (await clerkUser.createEmailAddress({ email: 'second@example.com' }))
            .prepareVerification({ strategy: 'email_code' })
            .then(({ id }) => id),
        )}
      >
        add e-mail
      </button>
      <button
        type="button"
        onClick={show(async () => {
          const added = clerkUser.emailAddresses.find(({ emailAddress }) => emailAddress === 'second@example.com');
          await added?.attemptVerification({ code: prompt('code') ?? '' });
          await clerkUser.update({ primaryEmailAddressId: added?.id ?? '' });
          return clerkUser.primaryEmailAddress?.emailAddress ?? '';
        })}
      >
        verify e-mail
      </button>
      <button
        type="button"
        onClick={show(async () => String((await clerkUser.updatePassword({ newPassword: 'correct horse 9' })).passwordEnabled))}
      >
        set password
      </button>
      <button type="button" onClick={show(async () => String((await clerkUser.getSessions()).length))}>
        sessions
      </button>
      <button type="button" onClick={() => void signOut()}>
        sign out
      </button>
      <button type="button" onClick={() => void signOutEverywhere()}>
        sign out everywhere
      </button>
    </main>
  );
}

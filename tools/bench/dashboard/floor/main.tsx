import { ClerkProvider } from '@clerk/clerk-react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { SignedInPage } from './signed-in-page.tsx';

const i18n = createInstance().use(initReactI18next);
await i18n.init({ lng: 'en', resources: { en: { translation: { title: 'API keys for this project' } } } });
const router = createBrowserRouter([{ path: '*', element: <SignedInPage /> }]);
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

createRoot(root).render(
  <I18nextProvider i18n={i18n}>
    <ClerkProvider
      publishableKey={import.meta.env['BENCH_PUBLISHABLE_KEY'] as string}
      proxyUrl={import.meta.env['BENCH_PROXY_PATH'] as string}
      telemetry={false}
      prefetchUI={false}
    >
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ClerkProvider>
  </I18nextProvider>,
);

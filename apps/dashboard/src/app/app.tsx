import { AuthProvider } from '@onepoint/auth/react';
import { I18nextProvider } from '@onepoint/i18n';
import { publicConfig } from '@onepoint/site-config';
import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router/dom';
import { DataProvider } from './data-provider.tsx';
import { ModalLinksContext } from './modal-links.ts';
import { NavigationContext } from './navigation-context.ts';
import { paths, sitePaths } from './paths.ts';
import { modalLinks, navigation, router } from './router.tsx';

export interface AppProps {
  i18n: ComponentProps<typeof I18nextProvider>['i18n'];
}

/** What every page stands in: texts, session, data, routes. */
export function App({ i18n }: AppProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <AuthProvider
        publishableKey={publicConfig.clerkPublishableKey}
        navigation={navigation}
        signInPath={paths.login}
        afterSignOutPath={sitePaths.home}
      >
        <NavigationContext value={navigation}>
          <ModalLinksContext value={modalLinks}>
            <DataProvider>
              <RouterProvider router={router} />
            </DataProvider>
          </ModalLinksContext>
        </NavigationContext>
      </AuthProvider>
    </I18nextProvider>
  );
}

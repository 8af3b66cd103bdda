import { AuthProvider, type BeginIdentityParameters } from '@onepoint/auth/react';
import { I18nextProvider } from '@onepoint/i18n';
import { publicConfig } from '@onepoint/site-config';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { RouterProvider } from 'react-router/dom';
import { DataProvider } from './data-provider.tsx';
import { ModalLinksContext } from './modal-links.ts';
import { NavigationContext } from './navigation.ts';
import { paths, sitePaths } from './paths.ts';
import { modalLinks, navigation, router } from './router.tsx';

export const identityParameters: BeginIdentityParameters = {
  publishableKey: publicConfig.clerkPublishableKey,
  navigation,
  signInPath: paths.login,
  afterSignOutPath: sitePaths.home,
};

function IdentitySession({ children }: { children: ReactNode }) {
  return <AuthProvider {...identityParameters}>{children}</AuthProvider>;
}

interface AppProps {
  i18n: ComponentProps<typeof I18nextProvider>['i18n'];
  /** Session provider; the demo passes its own. @default IdentitySession */
  session?: ComponentType<{ children: ReactNode }> | undefined;
}

export function App({ i18n, session: Session = IdentitySession }: AppProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <Session>
        <NavigationContext value={navigation}>
          <ModalLinksContext value={modalLinks}>
            <DataProvider>
              <RouterProvider router={router} />
            </DataProvider>
          </ModalLinksContext>
        </NavigationContext>
      </Session>
    </I18nextProvider>
  );
}

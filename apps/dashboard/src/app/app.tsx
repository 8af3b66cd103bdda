import { I18nextProvider } from '@onepoint/i18n';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { RouterProvider } from 'react-router/dom';
import { DataProvider } from './data-provider.tsx';
import { ModalLinksContext } from './modal-links.ts';
import { NavigationContext } from './navigation-context.ts';
import { IdentitySession } from './identity-session.tsx';
import { modalLinks, navigation, router } from './router.tsx';

export interface AppProps {
  i18n: ComponentProps<typeof I18nextProvider>['i18n'];
  /** Gives the app its session. @default IdentitySession */
  session?: ComponentType<{ children: ReactNode }> | undefined;
}

/** What every page stands in: texts, session, data, routes. */
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

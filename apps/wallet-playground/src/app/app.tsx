import { I18nextProvider, type createI18n } from '@onepoint/i18n';
import { LabProvider, type Lab, type PathNavigation } from '@onepoint/wallet-lab';
import { Suspense, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { PlaygroundPage } from './playground-page.tsx';

export interface AppProps {
  readonly i18n: ReturnType<typeof createI18n>;
  readonly lab: Lab;
  readonly navigation: PathNavigation;
}

/** The whole app: texts and wallets around the page. */
export function App({ i18n, lab, navigation }: AppProps): ReactNode {
  const place = useSyncExternalStore(navigation.subscribe, navigation.getPlace);
  const current = useMemo(() => ({ ...navigation, place }), [navigation, place]);
  return (
    <Suspense>
      <I18nextProvider i18n={i18n}>
        <LabProvider lab={lab} navigation={current}>
          <PlaygroundPage />
        </LabProvider>
      </I18nextProvider>
    </Suspense>
  );
}

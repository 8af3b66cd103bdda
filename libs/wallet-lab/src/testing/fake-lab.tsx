import { createI18n, I18nContext, I18nextProvider } from '@onepoint/i18n';
import common from '@onepoint/locales/en/common.json' with { type: 'json' };
import methods from '@onepoint/locales/en/methods.json' with { type: 'json' };
import provider from '@onepoint/locales/en/provider.json' with { type: 'json' };
import type { FakeWalletOptions } from '@onepoint/fake-wallets';
import { Suspense, use, useEffect, useState, type ReactNode } from 'react';
import type { LabNavigation, LabPlace } from '../lab/lab-navigation.tsx';
import { LabProvider } from '../lab/lab-provider.tsx';
import { createFakeLab, type FakeLab as Lab } from './create-fake-lab.ts';

/** For tests. Storybook provides its own instance. */
const english = createI18n({ language: 'en', builtIn: { common, methods, provider } });

interface FakeLabProps {
  /** Wallets in the page. Those with `isAuthorized` are connected. */
  readonly wallets?: readonly FakeWalletOptions[];
  /** Overrides `wallets`. */
  readonly lab?: Lab | undefined;
  readonly place?: LabPlace;
  readonly children: ReactNode;
}

/** Wrapper for panels in tests and stories: texts, navigation, and a lab with fake wallets. */
export function FakeLab({ wallets = [], lab: givenLab, place = { section: 'connect' }, children }: FakeLabProps): ReactNode {
  const [lab] = useState(() => givenLab ?? createFakeLab(wallets));
  const navigation = useMemoryNavigation(place);
  const i18n = (use(I18nContext) as { readonly i18n?: typeof english } | undefined)?.i18n ?? english;
  useEffect(() => lab.stop, [lab]);
  return (
    <I18nextProvider i18n={i18n}>
      <LabProvider lab={lab} navigation={navigation}>
        {/* Suspending above this component would discard its state, and the first lab would never be stopped. */}
        <Suspense>{children}</Suspense>
      </LabProvider>
    </I18nextProvider>
  );
}

function useMemoryNavigation(initial: LabPlace): LabNavigation {
  const [place, setPlace] = useState(initial);
  return {
    place,
    goTo: setPlace,
    hrefTo: ({ section, item, search }) =>
      `/lab/${section}${item === undefined ? '' : `/${encodeURIComponent(item)}`}?${new URLSearchParams(search).toString()}`,
  };
}

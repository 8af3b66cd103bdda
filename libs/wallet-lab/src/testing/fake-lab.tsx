import { createI18n, I18nContext, I18nextProvider } from '@onepoint/i18n';
import common from '@onepoint/locales/en/common.json' with { type: 'json' };
import methods from '@onepoint/locales/en/methods.json' with { type: 'json' };
import provider from '@onepoint/locales/en/provider.json' with { type: 'json' };
import type { FakeWalletOptions } from '@onepoint/wallet/fake';
import { Suspense, use, useEffect, useState, type ReactNode } from 'react';
import type { LabNavigation, LabPlace } from '../lab/lab-navigation.tsx';
import { LabProvider } from '../lab/lab-provider.tsx';
import { createFakeLab, type FakeLab as Lab } from './create-fake-lab.ts';

/** For tests; Storybook puts its own around every story, in the language that its toolbar chose. */
const english = createI18n({ language: 'en', builtIn: { common, methods, provider } });

interface FakeLabProps {
  /** Wallets in the page. One with `isAuthorized` is connected from the start. */
  readonly wallets?: readonly FakeWalletOptions[];
  /** A laboratory made by the caller, in place of one with `wallets`. */
  readonly lab?: Lab | undefined;
  readonly place?: LabPlace;
  readonly children: ReactNode;
}

/** What a panel needs around it in tests and stories: texts, addresses, and a page with these wallets, none of it shared. */
export function FakeLab({ wallets = [], lab: given, place = { section: 'connect' }, children }: FakeLabProps): ReactNode {
  const [lab] = useState(() => given ?? createFakeLab(wallets));
  const navigation = useMemoryNavigation(place);
  const i18n = (use(I18nContext) as { readonly i18n?: typeof english } | undefined)?.i18n ?? english;
  useEffect(() => lab.stop, [lab]);
  return (
    <I18nextProvider i18n={i18n}>
      <LabProvider lab={lab} navigation={navigation}>
        {/* What waits for its code or texts waits below: above, React would begin anew, and the first laboratory would never be stopped. */}
        <Suspense>{children}</Suspense>
      </LabProvider>
    </I18nextProvider>
  );
}

/** Navigation that stays in memory, for tests and stories. */
function useMemoryNavigation(initial: LabPlace): LabNavigation {
  const [place, setPlace] = useState(initial);
  return {
    place,
    goTo: setPlace,
    hrefTo: ({ section, item, search }) =>
      `/lab/${section}${item === undefined ? '' : `/${encodeURIComponent(item)}`}?${new URLSearchParams(search).toString()}`,
  };
}

import { createI18n, I18nextProvider } from '@onepoint/i18n';
import common from '@onepoint/locales/en/common.json' with { type: 'json' };
import methods from '@onepoint/locales/en/methods.json' with { type: 'json' };
import provider from '@onepoint/locales/en/provider.json' with { type: 'json' };
import { createFakeWallet, type FakeWalletOptions } from '@onepoint/wallet/fake';
import { createWalletConfig } from '@onepoint/wallet';
import { WalletProvider } from '@onepoint/wallet/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';

const i18n = createI18n({ language: 'en', builtIn: { common, methods, provider } });

export interface FakePlaygroundProps {
  /** Wallets in the page. One with `isAuthorized` is connected from the start. */
  readonly wallets?: readonly FakeWalletOptions[];
  readonly children: ReactNode;
}

/** What a panel needs around it in tests and stories: texts, queries, and a page with these wallets, none of it shared. */
export function FakePlayground({ wallets = [], children }: FakePlaygroundProps): ReactNode {
  const [{ config, queryClient, stop }] = useState(() => {
    const stops = wallets.map((options) => createFakeWallet(options).announce(window));
    return {
      config: createWalletConfig({ gatewayUrl: `${location.origin}/no-gateway` }),
      queryClient: new QueryClient(),
      stop: () => {
        for (const each of stops) each();
      },
    };
  });
  useEffect(() => stop, [stop]);
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <WalletProvider config={config}>{children}</WalletProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
}

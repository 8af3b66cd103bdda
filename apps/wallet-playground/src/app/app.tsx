import { I18nextProvider, type createI18n } from '@onepoint/i18n';
import { WalletProvider } from '@onepoint/wallet/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { PlaygroundPage } from './playground-page.tsx';
import type { Playground } from './playground.ts';

export interface AppProps {
  readonly i18n: ReturnType<typeof createI18n>;
  readonly playground: Playground;
  /** Loads the page anew. */
  readonly onReload: () => void;
}

/** The whole app: texts, queries and wallets around the page. */
export function App({ i18n, playground, onReload }: AppProps): ReactNode {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } }));
  return (
    <Suspense>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <WalletProvider config={playground.config}>
            <PlaygroundPage playground={playground} onReload={onReload} />
          </WalletProvider>
        </QueryClientProvider>
      </I18nextProvider>
    </Suspense>
  );
}

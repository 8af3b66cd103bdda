import { WalletProvider } from '@onepoint/wallet/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, useContext, useState, type ReactNode } from 'react';
import type { Lab } from './create-lab.ts';
import { LabNavigationContext, type LabNavigation } from './lab-navigation.tsx';

const LabContext = createContext<Lab | undefined>(undefined);

/** @throws Error outside of a `LabProvider` */
export function useLab(): Lab {
  const lab = useContext(LabContext);
  if (lab === undefined) throw new Error('The wallet laboratory is used outside of its provider');
  return lab;
}

export interface LabProviderProps {
  readonly lab: Lab;
  readonly navigation: LabNavigation;
  readonly children: ReactNode;
}

/** What every panel stands in: the laboratory, its addresses, its wallets, and a query client of its own, which no other page's data enter. */
export function LabProvider({ lab, navigation, children }: LabProviderProps): ReactNode {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } }));
  return (
    <LabContext value={lab}>
      <LabNavigationContext value={navigation}>
        <QueryClientProvider client={queryClient}>
          <WalletProvider config={lab.config}>{children}</WalletProvider>
        </QueryClientProvider>
      </LabNavigationContext>
    </LabContext>
  );
}

import { WalletProvider } from '@onepoint/wallet/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, useContext, useState, type ReactNode } from 'react';
import type { Lab } from './create-lab.ts';
import { LabNavigationContext, type LabNavigation } from './lab-navigation.tsx';

const LabContext = createContext<Lab | undefined>(undefined);

/** @throws Error outside a `LabProvider` */
export function useLab(): Lab {
  const lab = useContext(LabContext);
  if (lab === undefined) throw new Error('useLab must be used within LabProvider');
  return lab;
}

export interface LabProviderProps {
  readonly lab: Lab;
  readonly navigation: LabNavigation;
  readonly children: ReactNode;
}

/** Provides lab, navigation, wallets, and a query client of its own to all panels. */
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

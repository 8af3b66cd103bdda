import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listWallets, type Wallet } from '@onepoint/wallet';
import { useSyncExternalStore } from 'react';
import { useConfig, useConnectors } from 'wagmi';
import { useLab } from '../lab/lab-context.ts';

/**
 * The wallets in the page, looked for again when one announces itself and when a test wallet starts: one that sets `window.ethereum`
 * alone tells nobody. Undefined before the first look.
 */
export function useLabWallets(): readonly Wallet[] | undefined {
  const config = useConfig();
  const { testWallets } = useLab();
  const started = useSyncExternalStore(testWallets.subscribe, testWallets.getStarted);
  const connectors = useConnectors();
  const { data } = useQuery({
    queryKey: ['labWallets', connectors.map(({ uid }) => uid), started.length],
    queryFn: () => listWallets(config),
    networkMode: 'always',
    placeholderData: keepPreviousData,
    structuralSharing: false,
  });
  return data;
}

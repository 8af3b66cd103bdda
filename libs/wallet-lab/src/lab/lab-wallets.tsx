import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { listWallets, type Wallet } from '@onepoint/wallet';
import type { ConformanceGrade } from '@onepoint/wallet/conformance';
import type { RpcRequest } from '@onepoint/wallet/methods';
import { useWalletConnection } from '@onepoint/wallet/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore, type ReactNode } from 'react';
import type { EIP1193Provider } from 'viem';
import { useConfig, useConnectors } from 'wagmi';
import type { ConformanceResult } from './create-lab.ts';
import { useLab } from './lab-provider.tsx';

/**
 * Wallets found in the page; undefined while loading. Refetched when a wallet is announced and when a test wallet starts, because
 * one that only sets `window.ethereum` is not announced.
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

/** The announced uuid; undefined for a wallet that is not announced. */
export function useWalletUuid({ connector }: Pick<Wallet, 'connector'>): string | undefined {
  const { announcements } = useLab();
  const { data } = useQuery({
    queryKey: ['walletUuid', connector.uid],
    queryFn: async () => announcements.find(await connector.getProvider())?.uuid ?? null,
    networkMode: 'always',
    staleTime: Infinity,
  });
  return data ?? undefined;
}

/** Log name of the wallet at `window.ethereum`. */
const injectedName = 'window.ethereum';

/** Returns a function that sends a request to the wallet with this name; undefined if there is none. */
export function useReplay(walletName: string): ((request: RpcRequest) => Promise<void>) | undefined {
  const wallets = useLabWallets();
  const wallet = wallets?.find((candidate) => (candidate.isAnnounced ? candidate.name : injectedName) === walletName);
  if (wallet === undefined) return undefined;
  return async (request) => {
    const provider = (await wallet.connector.getProvider()) as EIP1193Provider;
    // Errors are logged by the observer.
    await provider.request(request as never).catch(() => undefined);
  };
}

/** RPC URL of the wallet's chain, or of the first chain. */
export function useCurrentRpcUrl(): string {
  const { config } = useLab();
  const { chain } = useWalletConnection();
  return (chain ?? config.chains[0]).rpcUrls.default.http[0] ?? '';
}

export function useConformanceResult(uid: string | undefined): ConformanceResult | undefined {
  const { conformance } = useLab();
  const results = useSyncExternalStore(conformance.subscribe, conformance.getResults);
  return uid === undefined ? undefined : results.get(uid);
}

const tones = { conformant: 'positive', mostly: 'caution', failing: 'negative', unknown: 'neutral' } as const;

interface ConformanceBadgeProps {
  readonly grade: ConformanceGrade;
}

export function ConformanceBadge({ grade }: ConformanceBadgeProps): ReactNode {
  const { t } = useTranslation('provider');
  return (
    <Badge tone={tones[grade]} dot title={t(`conformance.gradeHints.${grade}`)}>
      {t(`conformance.grades.${grade}`)}
    </Badge>
  );
}

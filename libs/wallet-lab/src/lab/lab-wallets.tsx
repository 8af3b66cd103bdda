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

/** The uuid that a wallet announced for this visit; undefined for one that does not announce itself. */
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

/** The name that the log gives to a wallet that does not announce itself. */
const injectedName = 'window.ethereum';

/**
 * Sends a request to the wallet of that name once more, parameters and all. The answer is a record of its own.
 *
 * @returns undefined while no such wallet is in the page
 */
export function useReplay(walletName: string): ((request: RpcRequest) => Promise<void>) | undefined {
  const wallets = useLabWallets();
  const wallet = wallets?.find((candidate) => (candidate.isAnnounced ? candidate.name : injectedName) === walletName);
  if (wallet === undefined) return undefined;
  return async (request) => {
    const provider = (await wallet.connector.getProvider()) as EIP1193Provider;
    // A refusal is in the log, which is where the reader is looking.
    await provider.request(request as never).catch(() => undefined);
  };
}

/** Where this page reads the chain that the wallet is on, else the first chain. */
export function useCurrentRpcUrl(): string {
  const { config } = useLab();
  const { chain } = useWalletConnection();
  return (chain ?? config.chains[0]).rpcUrls.default.http[0] ?? '';
}

/** What the last run against this connector found; undefined before one. */
export function useConformanceResult(uid: string | undefined): ConformanceResult | undefined {
  const { conformance } = useLab();
  const results = useSyncExternalStore(conformance.subscribe, conformance.getResults);
  return uid === undefined ? undefined : results.get(uid);
}

const tones = { conformant: 'positive', mostly: 'caution', failing: 'negative', unknown: 'neutral' } as const;

interface ConformanceBadgeProps {
  readonly grade: ConformanceGrade;
}

/** How a wallet did against the standards, in a word. */
export function ConformanceBadge({ grade }: ConformanceBadgeProps): ReactNode {
  const { t } = useTranslation('provider');
  return (
    <Badge tone={tones[grade]} dot title={t(`conformance.gradeHints.${grade}`)}>
      {t(`conformance.grades.${grade}`)}
    </Badge>
  );
}

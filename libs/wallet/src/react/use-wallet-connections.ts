import type { Address } from 'viem';
import { useConnection, useConnections, type Connector } from 'wagmi';
import { useWalletConfig } from './use-wallet-config.ts';

export interface WalletConnectionSummary {
  readonly walletId: string;
  readonly walletName: string;
  /** The current account first. */
  readonly accounts: readonly Address[];
  readonly chainId: number;
  readonly isCurrent: boolean;
  /** For `selectWallet` and `disconnectWallet`. Its `uid` tells wallets apart that share their rdns. */
  readonly connector: Connector;
}

/** Every connected wallet, in the order in which they connected. */
export function useWalletConnections(): readonly WalletConnectionSummary[] {
  const config = useWalletConfig();
  const { connector: current } = useConnection({ config });
  return useConnections({ config }).map(({ accounts, chainId, connector }) => ({
    walletId: connector.id,
    walletName: connector.name,
    accounts,
    chainId,
    isCurrent: connector.uid === current?.uid,
    connector,
  }));
}

import type { Address, Chain } from 'viem';
import { useConnection } from 'wagmi';
import { useWalletConfig } from './use-wallet-config.ts';

/** Section 4 of the specification. */
export type WalletStatus = 'disconnected' | 'connecting' | 'connected' | 'reconnecting';

export interface WalletConnection {
  readonly status: WalletStatus;
  readonly address: Address | undefined;
  readonly accounts: readonly Address[];
  /** Chain the wallet is on, also when it is not one of ours. */
  readonly chainId: number | undefined;
  /** Undefined when the wallet is on a chain that is not configured. */
  readonly chain: Chain | undefined;
  /** Id of the wallet (its rdns). */
  readonly walletId: string | undefined;
  readonly walletName: string | undefined;
  /** Tells wallets apart that share their id: the `uid` of the wallet's connector. */
  readonly connectorUid: string | undefined;
}

/**
 * The current connection.
 *
 * @throws {WalletError} `WALLET_CONFIG_MISSING` outside of a `WalletProvider`
 */
export function useWalletConnection(): WalletConnection {
  const { status, address, addresses, chainId, chain, connector } = useConnection({ config: useWalletConfig() });
  return {
    status,
    address,
    accounts: addresses ?? [],
    chainId,
    chain,
    walletId: connector?.id,
    walletName: connector?.name,
    connectorUid: connector?.uid,
  };
}

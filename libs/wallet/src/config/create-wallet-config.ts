import type { EIP1193Provider } from 'viem';
import { createConfig, injected, type Config } from 'wagmi';
import { ignoreMalformedAnnouncements } from '../announcements/parse-announcement.ts';
import { createWalletChains } from '../chains/create-wallet-chains.ts';
import { walletTransport } from '../transport/wallet-transport.ts';
import { completeProvider } from './complete-provider.ts';
import { createWalletStorage, type WalletStorage } from './create-wallet-storage.ts';
import { keepCurrentConnection } from './keep-current-connection.ts';
import { listTwins } from './list-twins.ts';
import { muteConnected } from './mute-connected.ts';

/** Id of the connector for a wallet that only sets `window.ethereum` and does not announce itself. */
export const injectedConnectorId = 'injected';

export interface CreateWalletConfigParameters {
  /** Absolute base of the gateway, `https://rpc.example.com/rpc`. */
  readonly gatewayUrl: string;
  /** RPC addresses in place of the gateway's, by chain id. */
  readonly rpcUrls?: Readonly<Record<number, string>> | undefined;
  /** Where chain id, current connector and connections are kept. Default: nowhere. */
  readonly storage?: WalletStorage | undefined;
  /** Given `window.ethereum`, returns what to talk to instead, for example a recording proxy. Must answer equal for equal. */
  readonly wrapInjected?: ((provider: EIP1193Provider) => EIP1193Provider) | undefined;
}

/**
 * wagmi's configuration for the wallet chains: wallets announced by EIP-6963, one connector for a plain `window.ethereum`,
 * and one HTTP transport per chain through the gateway. The polling interval (half the block time, 500 to 4,000 ms) is viem's default, and
 * that of the specification's section 9.
 */
export function createWalletConfig(parameters: CreateWalletConfigParameters): Config {
  const { gatewayUrl, rpcUrls, storage, wrapInjected = (provider) => provider } = parameters;
  const chains = createWalletChains({ gatewayUrl, rpcUrls });
  if (typeof window !== 'undefined') ignoreMalformedAnnouncements(window);
  const config = createConfig({
    chains,
    connectors: [
      injected({
        target: {
          id: injectedConnectorId,
          name: 'Browser wallet',
          provider: (window) => {
            const provider = window?.ethereum;
            return provider && completeProvider(wrapInjected(provider));
          },
        },
      }),
    ],
    multiInjectedProviderDiscovery: true,
    // A chain of one's own has no multicall contract, through which viem would otherwise read balances.
    batch: { multicall: false },
    storage: storage === undefined ? null : createWalletStorage(storage),
    transports: Object.fromEntries(chains.map((chain) => [chain.id, walletTransport()])),
  });
  keepCurrentConnection(config);
  listTwins(config);
  muteConnected(config);
  return config;
}

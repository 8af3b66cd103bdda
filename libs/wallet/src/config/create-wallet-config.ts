import type { EIP1193Provider } from 'viem';
import { createConfig, injected, type Config } from 'wagmi';
import { ignoreMalformedAnnouncements } from './announcements.ts';
import { completeProvider } from './complete-provider.ts';
import { createWalletChains } from './wallet-chains.ts';
import { createWalletStorage, type WalletStorage } from './wallet-storage.ts';
import { walletTransport } from './wallet-transport.ts';

/** Connector id of a wallet that sets `window.ethereum` but does not announce itself (EIP-6963). */
export const injectedConnectorId = 'injected';

export interface CreateWalletConfigParameters {
  /** Absolute base URL of the gateway, `https://rpc.example.com/rpc`. */
  readonly gatewayUrl: string;
  /** RPC URLs by chain id, used instead of the gateway's. */
  readonly rpcUrls?: Readonly<Record<number, string>> | undefined;
  /** Persists chain id, current connector and connections. Default: nothing is persisted. */
  readonly storage?: WalletStorage | undefined;
  /** Wraps `window.ethereum`, for example in a logging proxy. Must return the same wrapper for the same provider. */
  readonly wrapInjected?: ((provider: EIP1193Provider) => EIP1193Provider) | undefined;
}

/**
 * Creates wagmi's config for the wallet chains: announced wallets (EIP-6963), one connector for a plain `window.ethereum`, and one HTTP
 * transport per chain through the gateway. viem's default polling interval (half the block time, 500 to 4,000 ms) is the one that
 * section 9 of the specification asks for.
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
    // viem would read balances through a multicall contract, which custom chains do not have.
    batch: { multicall: false },
    storage: storage === undefined ? null : createWalletStorage(storage),
    transports: Object.fromEntries(chains.map((chain) => [chain.id, walletTransport()])),
  });
  keepCurrentConnection(config);
  listWalletsSharingRdns(config);
  detachConnectListeners(config);
  return config;
}

/** Keeps the current wallet when another one disconnects. wagmi makes the first connection current whichever one ends. */
function keepCurrentConnection(config: Config): () => void {
  return config.subscribe(
    (state) => state,
    (state, before) => {
      const kept = before.current;
      if (kept === null || state.current === null || state.current === kept || !state.connections.has(kept)) return;
      // Connecting adds an entry and selecting leaves the map alone; only a removal changes the map without a new entry for `current`.
      const isRemoval =
        state.connections !== before.connections && state.connections.get(state.current) === before.connections.get(state.current);
      if (isRemoval) config.setState((current) => ({ ...current, current: kept }));
    },
  );
}

/** Lists wallets that share an rdns, even if announced later: after startup, wagmi drops a wallet whose id it already knows. */
function listWalletsSharingRdns(config: Config): void {
  const { mipd, connectors } = config._internal;
  mipd?.subscribe((details) => {
    for (const detail of details) {
      void addUnlessListed(config, detail.provider, () => connectors.setup(connectors.providerDetailToConnector(detail)));
    }
  });
}

async function addUnlessListed(config: Config, provider: unknown, create: () => Config['connectors'][number]): Promise<void> {
  const listed = await Promise.all(config.connectors.map((connector) => connector.getProvider().catch(() => undefined)));
  if (listed.includes(provider)) return;
  const connector = create();
  config._internal.connectors.setState((connectors) => [...connectors, connector]);
}

/**
 * Detaches wagmi's `connect` listener from connected wallets. wagmi attaches it so that a wallet can connect on its own when the user
 * approves the page inside the wallet, but never detaches it, so a later account change would make that wallet current again.
 */
function detachConnectListeners(config: Config): () => void {
  const { connect } = walletListeners(config);
  return config.subscribe(
    (state) => state.connections,
    (connections) => {
      for (const { connector } of connections.values()) {
        // Connections restored from storage have no emitter.
        if ('emitter' in connector) connector.emitter.off('connect', connect);
      }
    },
  );
}

type Listeners = Config['_internal']['events'];

/**
 * wagmi's listeners for the connector events `connect`, `change` and `disconnect`. wagmi documents `_internal` for such extensions;
 * the functions do not use `this`.
 *
 * @see https://wagmi.sh/core/api/createConfig
 */
export function walletListeners(config: Config): { readonly [Name in keyof Listeners]: (data: Parameters<Listeners[Name]>[0]) => void } {
  return config._internal.events;
}

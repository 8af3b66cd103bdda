import { useEffect, type ReactNode } from 'react';
import { WagmiContext, type Config } from 'wagmi';
import { forgetStoredConnections, reconnectLateWallets, reconnectWallets } from '../actions/reconnect-wallets.ts';

export interface WalletProviderProps {
  readonly config: Config;
  /** Whether connections are restored after a page load. Default true. */
  readonly reconnects?: boolean;
  readonly children: ReactNode;
}

/**
 * Provides the wallet config to the hooks of this library. Must be inside a `QueryClientProvider`.
 *
 * Replaces wagmi's provider, which drops all connections on every mount if its own reconnecting is turned off.
 */
export function WalletProvider({ config, reconnects = true, children }: WalletProviderProps): ReactNode {
  useEffect(() => {
    forgetStoredConnections(config);
    if (!reconnects) return undefined;
    if (config.state.connections.size === 0) void reconnectWallets(config);
    return reconnectLateWallets(config);
  }, [config, reconnects]);
  return <WagmiContext value={config}>{children}</WagmiContext>;
}

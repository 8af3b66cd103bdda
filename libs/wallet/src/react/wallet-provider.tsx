import { useEffect, type ReactNode } from 'react';
import { WagmiContext, type Config } from 'wagmi';
import { reconnectLateWallets } from '../actions/reconnect-late-wallets.ts';
import { reconnectWallets } from '../actions/reconnect-wallets.ts';
import { forgetStoredConnections } from '../config/forget-stored-connections.ts';

export interface WalletProviderProps {
  readonly config: Config;
  /** Default true: restores connections after a page load. */
  readonly reconnects?: boolean;
  readonly children: ReactNode;
}

/**
 * Gives the tree its wallets. Must stand inside a `QueryClientProvider`. The hooks of this library throw outside of it.
 *
 * In place of wagmi's provider, which without its own reconnecting empties the list of connections each time it is rendered.
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

import { useEffect, type ReactNode } from 'react';
import { WagmiProvider, type Config } from 'wagmi';
import { reconnectLateWallets } from '../actions/reconnect-late-wallets.ts';
import { reconnectWallets } from '../actions/reconnect-wallets.ts';

export interface WalletProviderProps {
  readonly config: Config;
  /** Default true: restores connections after a page load. */
  readonly reconnects?: boolean;
  readonly children: ReactNode;
}

/** Gives the tree its wallets. Must stand inside a `QueryClientProvider`. The hooks of this library throw outside of it. */
export function WalletProvider({ config, reconnects = true, children }: WalletProviderProps): ReactNode {
  useEffect(() => {
    if (!reconnects) return undefined;
    void reconnectWallets(config);
    return reconnectLateWallets(config);
  }, [config, reconnects]);
  return (
    <WagmiProvider config={config} reconnectOnMount={false}>
      {children}
    </WagmiProvider>
  );
}

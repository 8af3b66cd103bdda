import { useEffect, useState } from 'react';
import { watchConnectors } from 'wagmi/actions';
import { listWallets } from '../actions/list-wallets.ts';
import type { Wallet } from '../actions/wallet.ts';
import { useWalletConfig } from './use-wallet-config.ts';

/** The wallets found so far, updated as more announce themselves; undefined before the first look. */
export function useWallets(): readonly Wallet[] | undefined {
  const config = useWalletConfig();
  const [wallets, setWallets] = useState<readonly Wallet[]>();
  useEffect(() => {
    let isCurrent = true;
    const look = async (): Promise<void> => {
      const found = await listWallets(config);
      if (isCurrent) setWallets(found);
    };
    void look();
    const handleChange = (): void => void look();
    const unwatch = watchConnectors(config, { onChange: handleChange });
    // Wallets that announce nothing say with this event that they have put themselves at `window.ethereum`.
    window.addEventListener('ethereum#initialized', handleChange);
    return () => {
      isCurrent = false;
      unwatch();
      window.removeEventListener('ethereum#initialized', handleChange);
    };
  }, [config]);
  return wallets;
}

import { useEffect, useState } from 'react';
import { useConfig } from 'wagmi';
import { watchConnectors } from 'wagmi/actions';
import { listWallets } from '../actions/list-wallets.ts';
import type { Wallet } from '../actions/wallet.ts';

/** The wallets found so far, updated as more announce themselves; undefined before the first look. */
export function useWallets(): readonly Wallet[] | undefined {
  const config = useConfig();
  const [wallets, setWallets] = useState<readonly Wallet[]>();
  useEffect(() => {
    let isCurrent = true;
    const look = async (): Promise<void> => {
      const found = await listWallets(config);
      if (isCurrent) setWallets(found);
    };
    void look();
    const unwatch = watchConnectors(config, { onChange: () => void look() });
    return () => {
      isCurrent = false;
      unwatch();
    };
  }, [config]);
  return wallets;
}

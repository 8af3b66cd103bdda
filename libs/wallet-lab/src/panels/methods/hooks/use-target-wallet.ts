import type { Wallet } from '@onepoint/wallet';
import { useWalletConnection } from '@onepoint/wallet/react';
import { useState } from 'react';
import { useLabWallets } from '../../../wallets/use-lab-wallets.ts';

export interface TargetWallet {
  readonly wallets: readonly Wallet[];
  /** Undefined without any wallet. */
  readonly wallet: Wallet | undefined;
  /** @param uid of the wallet's connector */
  readonly choose: (uid: string) => void;
}

/** Which wallet requests go to: the chosen one, else the connected one, else the first. */
export function useTargetWallet(): TargetWallet {
  const wallets = useLabWallets() ?? [];
  const { connectorUid } = useWalletConnection();
  const [chosen, setChosen] = useState<string>();
  const wallet =
    wallets.find(({ connector }) => connector.uid === chosen) ??
    wallets.find(({ connector }) => connector.uid === connectorUid) ??
    wallets[0];
  return { wallets, wallet, choose: setChosen };
}

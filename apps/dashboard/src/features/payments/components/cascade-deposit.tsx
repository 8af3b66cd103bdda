import { useState } from 'react';
import type { DepositWallet, RefusedWallet } from '../data/deposit-wallets.ts';
import styles from './cascade-deposit.module.css';
import { DepositConsent } from './deposit-consent.tsx';
import { NetworkChoice } from './network-choice.tsx';
import { RefusedAddress } from './refused-address.tsx';

export interface CascadeDepositProps {
  /** At least one. */
  wallets: readonly (DepositWallet | RefusedWallet)[];
  /** Asks for the addresses again. */
  onRetry: () => void;
  retrying: boolean;
}

/** One network's deposit address at a time. Another network asks for its own tick. */
export function CascadeDeposit({ wallets, onRetry, retrying }: CascadeDepositProps) {
  const [chosenId, setChosenId] = useState<number | null>(null);
  const wallet = wallets.find(({ chainId }) => chainId === chosenId) ?? wallets[0];
  if (!wallet) return null;
  return (
    <div className={styles.deposit}>
      {wallets.length > 1 ? <NetworkChoice wallets={wallets} value={wallet.chainId} onValueChange={setChosenId} /> : null}
      {wallet.kind === 'refused' ? (
        <RefusedAddress network={wallet.network} onRetry={onRetry} retrying={retrying} />
      ) : (
        <DepositConsent key={`${String(wallet.chainId)} ${wallet.address}`} wallet={wallet} />
      )}
    </div>
  );
}

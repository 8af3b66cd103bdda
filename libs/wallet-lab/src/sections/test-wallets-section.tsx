import type { ReactNode } from 'react';
import { RemoteWalletPanel } from '../panels/remote/remote-wallet-panel.tsx';
import { TestWalletsPanel } from '../panels/test-wallets/test-wallets-panel.tsx';
import { WalletScriptsPanel } from '../panels/test-wallets/wallet-scripts-panel.tsx';
import styles from './test-wallets-section.module.css';

export function TestWalletsSection(): ReactNode {
  return (
    <div className={styles.columns}>
      <TestWalletsPanel isComplete />
      <div className={styles.stack}>
        <WalletScriptsPanel />
        <RemoteWalletPanel />
      </div>
    </div>
  );
}

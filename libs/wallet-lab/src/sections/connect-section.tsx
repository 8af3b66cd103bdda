import type { ReactNode } from 'react';
import { ConnectionPanel } from '../panels/connection/connection-panel.tsx';
import { RecentActivityPanel } from '../panels/activity-log/recent-activity-panel.tsx';
import { SignMessagePanel } from '../panels/sign-message/sign-message-panel.tsx';
import { TestWalletsPanel } from '../panels/test-wallets/test-wallets-panel.tsx';
import { WalletsPanel } from '../panels/wallets/wallets-panel.tsx';
import styles from './connect-section.module.css';

/** Find and connect, act, watch: side by side where there is room. */
export function ConnectSection(): ReactNode {
  return (
    <div className={styles.columns}>
      <div className={styles.find}>
        <WalletsPanel />
        <TestWalletsPanel />
      </div>
      <div className={styles.act}>
        <ConnectionPanel />
        <SignMessagePanel />
      </div>
      <div className={styles.watch}>
        <RecentActivityPanel />
      </div>
    </div>
  );
}

import { onDemand } from '@onepoint/ui-kit/on-demand';
import { Card } from '@onepoint/ui-kit/card';
import { useWalletConnection } from '@onepoint/wallet/react';
import { Suspense, useState, type ReactNode } from 'react';
import { RecentActivityPanel } from '../panels/activity-log/recent-activity-panel.tsx';
import { ConnectionPanel } from '../panels/connection/connection-panel.tsx';
import { TestWalletsPanel } from '../panels/test-wallets/test-wallets-panel.tsx';
import { WalletsPanel } from '../panels/wallets/wallets-panel.tsx';
import { Loading } from '../shared/loading.tsx';
import styles from './connect-section.module.css';

// Lazy because signing needs an account.
const SignMessagePanel = onDemand(async () => (await import('../panels/sign-message/sign-message-panel.tsx')).SignMessagePanel);

/** Wallets, connection and recent activity, side by side on wide screens. */
export function ConnectSection(): ReactNode {
  const { address } = useWalletConnection();
  // Stays after a disconnect, to show signing errors.
  const [hasSigning, setHasSigning] = useState(false);
  if (address !== undefined && !hasSigning) setHasSigning(true);
  const loading = (
    <Card aria-busy>
      <Loading lines={4} />
    </Card>
  );
  return (
    <div className={styles.columns}>
      <div className={styles.find}>
        <WalletsPanel />
        <TestWalletsPanel />
      </div>
      <div className={styles.act}>
        <ConnectionPanel />
        {hasSigning ? (
          <Suspense fallback={loading}>
            <SignMessagePanel />
          </Suspense>
        ) : null}
      </div>
      <div className={styles.watch}>
        <RecentActivityPanel />
      </div>
    </div>
  );
}

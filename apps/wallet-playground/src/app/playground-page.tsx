import { useTranslation } from '@onepoint/i18n';
import type { ReactNode } from 'react';
import { ActivityLogPanel } from '../features/activity-log/activity-log-panel.tsx';
import { ConnectionPanel } from '../features/connection/connection-panel.tsx';
import { SignMessagePanel } from '../features/sign-message/sign-message-panel.tsx';
import { TestWalletsPanel } from '../features/test-wallets/test-wallets-panel.tsx';
import { WalletsPanel } from '../features/wallets/wallets-panel.tsx';
import { PageHeader } from './page-header.tsx';
import styles from './playground-page.module.css';
import type { Playground } from './playground.ts';

export interface PlaygroundPageProps {
  readonly playground: Playground;
  readonly onReload: () => void;
}

/** The panels side by side where there is room: find and connect, act, watch. */
export function PlaygroundPage({ playground, onReload }: PlaygroundPageProps): ReactNode {
  const { t } = useTranslation('provider');
  return (
    <>
      <PageHeader />
      <main className={styles.main}>
        <header className={styles.intro}>
          <h1>{t('title')}</h1>
          <p className="text-lead">{t('intro')}</p>
        </header>
        <div className={styles.find}>
          <WalletsPanel />
          <TestWalletsPanel testWallets={playground.testWallets} onStopped={onReload} />
        </div>
        <div className={styles.act}>
          <ConnectionPanel />
          <SignMessagePanel />
        </div>
        <div className={styles.watch}>
          <ActivityLogPanel log={playground.log} />
        </div>
      </main>
    </>
  );
}

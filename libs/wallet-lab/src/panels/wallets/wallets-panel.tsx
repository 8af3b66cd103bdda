import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { useConnectWallet, useWalletConnection } from '@onepoint/wallet/react';
import { WalletMinimal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLabWallets } from '../../wallets/use-lab-wallets.ts';
import { WalletErrorAlert } from '../../shared/wallet-error-alert.tsx';
import { WalletRow } from './components/wallet-row.tsx';
import styles from './wallets-panel.module.css';

/** The wallets found in this browser, each to be connected; what to do where there is none. */
export function WalletsPanel(): ReactNode {
  const { t } = useTranslation('provider');
  const wallets = useLabWallets();
  const { connectorUid } = useWalletConnection();
  const connect = useConnectWallet();

  if (wallets === undefined) {
    return (
      <Card title={t('connectors.title')} aria-busy aria-label={t('connectors.searching')}>
        <Skeleton lines={2} />
      </Card>
    );
  }
  return (
    <Card title={t('connectors.title')}>
      <div className={styles.stack}>
        {wallets.length === 0 ? (
          <EmptyState className={styles.empty} headingLevel={3} icon={<WalletMinimal strokeWidth={1.5} />} title={t('connectors.empty')}>
            {t('connectors.emptyHint')}
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {wallets.map((wallet) => (
              <WalletRow
                key={wallet.connector.uid}
                wallet={wallet}
                isConnected={wallet.connector.uid === connectorUid}
                isConnecting={connect.isPending && connect.variables.connector.uid === wallet.connector.uid}
                isDisabled={connect.isPending}
                onConnect={connect.mutate}
              />
            ))}
          </ul>
        )}
        {connect.error ? <WalletErrorAlert title={t('connectors.connectFailed')} error={connect.error} /> : null}
      </div>
    </Card>
  );
}

import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import type { Wallet } from '@onepoint/wallet';
import { useConnectWallet, useWalletConnection } from '@onepoint/wallet/react';
import { WalletMinimal } from 'lucide-react';
import type { ReactNode } from 'react';
import { LabLink } from '../../lab/lab-navigation.tsx';
import { ConformanceBadge, useConformanceResult, useLabWallets, useWalletUuid } from '../../lab/lab-wallets.tsx';
import { WalletErrorAlert } from '../../shared/wallet-error-alert.tsx';
import { WalletWait } from '../../shared/wallet-wait.tsx';
import styles from './wallets-panel.module.css';

/** Lists the wallets found in this browser and connects them. */
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
        <WalletWait request={connect} />
        {connect.error ? <WalletErrorAlert title={t('connectors.connectFailed')} error={connect.error} /> : null}
      </div>
    </Card>
  );
}

interface WalletRowProps {
  readonly wallet: Wallet;
  readonly isConnected: boolean;
  readonly isConnecting: boolean;
  readonly isDisabled: boolean;
  readonly onConnect: (wallet: Wallet) => void;
}

function WalletRow({ wallet, isConnected, isConnecting, isDisabled, onConnect }: WalletRowProps): ReactNode {
  const { t } = useTranslation('provider');
  const uuid = useWalletUuid(wallet);
  const result = useConformanceResult(wallet.connector.uid);
  return (
    <li className={styles.row}>
      <WalletIcon icon={wallet.icon} />
      <div className={styles.text}>
        <p className={styles.name}>{wallet.name}</p>
        <p className={styles.id}>{wallet.id}</p>
        {uuid === undefined ? null : (
          <p className={styles.uuid} title={t('connectors.uuidHint')}>
            {uuid}
          </p>
        )}
      </div>
      <div className={styles.end}>
        {isConnected ? (
          <Badge tone="positive" dot>
            {t('connectors.connected')}
          </Badge>
        ) : (
          <Button
            size="sm"
            variant="secondary"
            loading={isConnecting}
            loadingLabel={t('connectors.connecting')}
            disabled={isDisabled && !isConnecting}
            aria-label={t('connectors.connectNamed', { name: wallet.name })}
            onClick={() => onConnect(wallet)}
          >
            {t('connectors.connect')}
          </Button>
        )}
      </div>
      <div className={styles.notes}>
        {wallet.isAnnounced ? null : <Badge title={t('connectors.injectedHint')}>{t('connectors.injected')}</Badge>}
        <LabLink
          className={styles.conformance}
          to={{ section: 'conformance', item: wallet.id }}
          aria-label={result === undefined ? t('conformance.testNamed', { name: wallet.name }) : undefined}
        >
          {result === undefined ? t('conformance.test') : <ConformanceBadge grade={result.grade} />}
        </LabLink>
      </div>
    </li>
  );
}

interface WalletIconProps {
  /** Only data URIs are shown, as EIP-6963 requires: any other URL would track visitors. */
  readonly icon: string | undefined;
}

function WalletIcon({ icon }: WalletIconProps): ReactNode {
  if (icon?.startsWith('data:image/')) return <img className={styles.icon} src={icon} alt="" width={36} height={36} />;
  return (
    <span className={styles.icon}>
      <WalletMinimal aria-hidden strokeWidth={1.5} />
    </span>
  );
}

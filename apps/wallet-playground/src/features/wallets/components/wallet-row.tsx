import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { Button } from '@onepoint/ui-kit/button';
import type { Wallet } from '@onepoint/wallet';
import type { ReactNode } from 'react';
import { WalletIcon } from './wallet-icon.tsx';
import styles from './wallet-row.module.css';

export interface WalletRowProps {
  readonly wallet: Wallet;
  readonly isConnected: boolean;
  /** This wallet is being asked. */
  readonly isConnecting: boolean;
  /** Another one is being asked. */
  readonly isDisabled: boolean;
  readonly onConnect: (wallet: Wallet) => void;
}

/** One wallet: who it says it is, how it was found, and the button that connects it. */
export function WalletRow({ wallet, isConnected, isConnecting, isDisabled, onConnect }: WalletRowProps): ReactNode {
  const { t } = useTranslation('provider');
  return (
    <li className={styles.row}>
      <WalletIcon icon={wallet.icon} />
      <div className={styles.text}>
        <p className={styles.name}>{wallet.name}</p>
        <p className={styles.id}>{wallet.id}</p>
      </div>
      <div className={styles.end}>
        {wallet.isAnnounced ? null : <Badge title={t('connectors.injectedHint')}>{t('connectors.injected')}</Badge>}
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
    </li>
  );
}

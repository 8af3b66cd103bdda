import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { Button } from '@onepoint/ui-kit/button';
import type { Wallet } from '@onepoint/wallet';
import type { ReactNode } from 'react';
import { LabLink } from '../../../lab/lab-link.tsx';
import { ConformanceBadge } from '../../../wallets/conformance-badge.tsx';
import { useConformanceResult } from '../../../wallets/use-conformance-result.ts';
import { useWalletUuid } from '../../../wallets/use-wallet-uuid.ts';
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

/** One wallet: who it says it is, how it was found, how it keeps to the standards, and the button that connects it. */
export function WalletRow({ wallet, isConnected, isConnecting, isDisabled, onConnect }: WalletRowProps): ReactNode {
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

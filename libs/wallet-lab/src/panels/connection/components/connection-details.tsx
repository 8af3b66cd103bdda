import { useTranslation } from '@onepoint/i18n';
import { CopyButton } from '@onepoint/ui-kit/copy-button';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { useWalletConnection } from '@onepoint/wallet/react';
import { onDemand } from '@onepoint/ui-kit/on-demand';
import { Suspense, type ReactNode } from 'react';
import styles from './connection-details.module.css';

// viem reads a balance through its code for contract calls, which a page without a wallet never needs.
const Balance = onDemand(async () => (await import('./balance.tsx')).Balance);

/** Wallet, account, chain and balance of the current connection. */
export function ConnectionDetails(): ReactNode {
  const { t } = useTranslation(['provider', 'common']);
  const { walletName, address = '', chain, chainId } = useWalletConnection();
  return (
    <dl className={styles.details}>
      <div>
        <dt>{t('connection.wallet')}</dt>
        <dd>{walletName}</dd>
      </div>
      <div>
        <dt>{t('connection.chain')}</dt>
        <dd>{chain?.name ?? t('connection.unsupportedChain', { chainId })}</dd>
      </div>
      <div>
        <dt>{t('connection.balance')}</dt>
        <dd>
          <Suspense fallback={<Skeleton />}>
            <Balance />
          </Suspense>
        </dd>
      </div>
      <div className={styles.wide}>
        <dt>{t('connection.account')}</dt>
        <dd className={styles.account}>
          <code>{address}</code>
          <CopyButton
            text={address}
            label={t('common:actions.copyValue', { what: t('connection.account') })}
            copiedLabel={t('common:actions.copied')}
            failedLabel={t('common:states.copyFailed')}
          />
        </dd>
      </div>
    </dl>
  );
}

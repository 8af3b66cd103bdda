import { useTranslation } from '@onepoint/i18n';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { useWalletBalance } from '@onepoint/wallet/react';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Loading } from '../../shared/loading.tsx';
import styles from './connection-details.module.css';

/** Six digits, because small balances in ether still matter. */
const fractionDigitsMax = 6;

/** Native balance of the account, with the exact value in the tooltip. A failure is one line, so that the buttons below don't move. */
export function Balance(): ReactNode {
  const { t, i18n } = useTranslation(['provider', 'common']);
  const { status, amount, symbol, retry } = useWalletBalance();
  if (status === 'loading') return <Loading />;
  if (status === 'failed') {
    const reason = t('connection.balanceFailedHint');
    return (
      <span className={styles.withButton}>
        <span role="status" title={reason}>
          {t('connection.balanceFailed')} <span className="visually-hidden">{reason}</span>
        </span>
        <IconButton size="xs" name={t('common:actions.retry')} icon={<RotateCw />} onClick={retry} />
      </span>
    );
  }
  if (amount === undefined) return t('connection.balanceFailed');
  const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: fractionDigitsMax });
  return <span title={`${amount} ${symbol}`}>{`${format.format(amount as Intl.StringNumericLiteral)} ${symbol}`}</span>;
}

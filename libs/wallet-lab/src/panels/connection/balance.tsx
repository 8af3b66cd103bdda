import { useTranslation } from '@onepoint/i18n';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { useWalletBalance } from '@onepoint/wallet/react';
import type { ReactNode } from 'react';

/** Six digits, because small balances in ether still matter. */
const fractionDigitsMax = 6;

/** Native balance of the account, with the exact value in the tooltip. */
export function Balance(): ReactNode {
  const { t, i18n } = useTranslation('provider');
  const { status, amount, symbol } = useWalletBalance();
  if (status === 'loading') return <Skeleton />;
  if (amount === undefined) return <span title={t('connection.balanceFailedHint')}>{t('connection.balanceFailed')}</span>;
  const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: fractionDigitsMax });
  return <span title={`${amount} ${symbol}`}>{`${format.format(amount as Intl.StringNumericLiteral)} ${symbol}`}</span>;
}

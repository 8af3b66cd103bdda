import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { useWalletBalance } from '@onepoint/wallet/react';
import type { ReactNode } from 'react';
import { Loading } from '../../shared/loading.tsx';

/** Six digits, because small balances in ether still matter. */
const fractionDigitsMax = 6;

/** Native balance of the account, with the exact value in the tooltip. */
export function Balance(): ReactNode {
  const { t, i18n } = useTranslation(['provider', 'common']);
  const { status, amount, symbol, retry } = useWalletBalance();
  if (status === 'loading') return <Loading />;
  if (status === 'failed')
    return (
      <>
        <span role="status">{t('connection.balanceFailedHint')}</span>{' '}
        <Button size="xs" variant="secondary" onClick={retry}>
          {t('common:actions.retry')}
        </Button>
      </>
    );
  if (amount === undefined) return t('connection.balanceFailed');
  const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: fractionDigitsMax });
  return <span title={`${amount} ${symbol}`}>{`${format.format(amount as Intl.StringNumericLiteral)} ${symbol}`}</span>;
}

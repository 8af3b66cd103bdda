import { useTranslation } from '@onepoint/i18n';
import { useFormat } from '../../../shared/format/use-format.ts';
import type { DepositWallet } from '../data/deposit-wallets.ts';
import styles from './deposit-facts.module.css';

/** The network, and how long it takes to credit a transfer. */
export function DepositFacts({ wallet }: { wallet: Pick<DepositWallet, 'network' | 'confirmations'> }) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const { network, confirmations } = wallet;
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t('cascadeDeposit.facts.network')}</dt>
          <dd>{network}</dd>
        </div>
        <div>
          <dt>{t('cascadeDeposit.facts.confirmations')}</dt>
          <dd>{t('cascadeDeposit.facts.blocks', { count: confirmations, formatted: format.number(confirmations) })}</dd>
        </div>
      </dl>
      <p className={styles.note}>{t('cascadeDeposit.exchange', { network })}</p>
    </>
  );
}

import { may } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { cryptoDepositTerms, depositFeeCents, topUpCents } from '@onepoint/plans-domain';
import { useFormat } from '../../../shared/format/use-format.ts';
import { TopUpAlert } from '../../../shared/top-up/top-up-alert.tsx';
import styles from './shortfall.module.css';

export interface ShortfallProps {
  balanceCents: number;
  missingCents: number;
  /** Role of the reader in the project. */
  role: string;
  /** Opens the deposit that brings what is missing. */
  onTopUp?: ((missingCents: number) => void) | undefined;
}

/** What the balance lacks, to the cent, and the deposit that covers it with its fee (specification section 8, decision 25). */
export function Shortfall({ balanceCents, missingCents, role, onTopUp }: ShortfallProps) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const depositCents = topUpCents(missingCents, cryptoDepositTerms);
  const amounts = { deposit: format.money(depositCents), fee: format.money(depositFeeCents(depositCents, cryptoDepositTerms.fee)) };
  const mayDeposit = may(role, 'payment:create');
  return (
    <div className={styles.shortfall}>
      <TopUpAlert balanceCents={balanceCents} missingCents={missingCents} onTopUp={mayDeposit ? onTopUp : undefined} />
      {mayDeposit ? <p className={styles.note}>{t('billing.topUpNote', amounts)}</p> : null}
    </div>
  );
}

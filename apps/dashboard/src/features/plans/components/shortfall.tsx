import { may } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { depositFeeCents, topUpCents } from '@onepoint/plans-domain';
import { useFormat } from '../../../shared/format/use-format.ts';
import { useDepositTerms, TopUpAlert } from '../../../shared/top-up/top-up-alert.tsx';
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
  const terms = useDepositTerms().data?.cryptoCloud;
  const depositCents = terms ? topUpCents(missingCents, terms) : 0;
  const feeCents = terms ? depositFeeCents(depositCents, terms.fee) : 0;
  const mayDeposit = may(role, 'payment:create');
  return (
    <div className={styles.shortfall}>
      <TopUpAlert balanceCents={balanceCents} missingCents={missingCents} onTopUp={mayDeposit ? onTopUp : undefined} />
      {mayDeposit && terms ? (
        <p className={styles.note}>{t('billing.topUpNote', { deposit: format.money(depositCents), fee: format.money(feeCents) })}</p>
      ) : null}
    </div>
  );
}

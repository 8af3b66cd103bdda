import { useTranslation } from '@onepoint/i18n';
import { previewDeposit, type DepositTerms } from '@onepoint/plans-domain';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { useFormat } from '../../../shared/format/use-format.ts';
import styles from './deposit-summary.module.css';

export interface DepositSummaryProps {
  amountCents: number;
  /** Undefined while it is not known. */
  balanceCents: number | undefined;
  terms: Pick<DepositTerms, 'fee'>;
  /** The amount can be deposited. Otherwise a dash stands where a number would mislead. */
  valid: boolean;
  /** What the deposit is to bring. */
  missingCents: number | undefined;
}

/** What a deposit will do, before it is made: paid, kept, credited, balance before and after. */
export function DepositSummary({ amountCents, balanceCents, terms, valid, missingCents }: DepositSummaryProps) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const { feeCents, creditCents, balanceAfterCents } = previewDeposit(balanceCents ?? 0, amountCents, terms);
  const shown = (cents: number): string => (valid ? format.money(cents) : '—');
  const covers = valid && missingCents !== undefined && creditCents >= missingCents;
  return (
    <div className={styles.summary}>
      <dl className={styles.rows} aria-label={t('cryptoDeposit.summary.label')}>
        <div>
          <dt>{t('cryptoDeposit.summary.pay')}</dt>
          <dd>{shown(amountCents)}</dd>
        </div>
        <div>
          <dt>{t('cryptoDeposit.summary.fee')}</dt>
          <dd>{shown(-feeCents)}</dd>
        </div>
        <div className={styles.credited}>
          <dt>{t('cryptoDeposit.summary.credited')}</dt>
          <dd>{shown(creditCents)}</dd>
        </div>
        <div>
          <dt>{t('cryptoDeposit.summary.before')}</dt>
          <dd>{balanceCents === undefined ? <Skeleton className={styles.skeleton} /> : format.money(balanceCents)}</dd>
        </div>
        <div className={styles.after}>
          <dt>{t('cryptoDeposit.summary.after')}</dt>
          <dd>{balanceCents === undefined ? <Skeleton className={styles.skeleton} /> : shown(balanceAfterCents)}</dd>
        </div>
      </dl>
      {covers ? <p className={styles.covers}>{t('cryptoDeposit.covers', { missing: format.money(missingCents) })}</p> : null}
    </div>
  );
}

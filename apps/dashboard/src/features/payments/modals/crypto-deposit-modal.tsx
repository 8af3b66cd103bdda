import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { checkDeposit, depositDefaultCents, topUpCents, type DepositTerms } from '@onepoint/plans-domain';
import { Button } from '@onepoint/ui-kit/button';
import { MoneyInput } from '@onepoint/ui-kit/money-input';
import { ArrowUpRight } from 'lucide-react';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { useId, useState, type SubmitEvent } from 'react';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { focusOnMount } from '../../../shared/focus.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { SlowLoads } from '../../../shared/slow/slow-loads.tsx';
import { useDepositTerms } from '../../../shared/top-up/top-up-alert.tsx';
import { DepositSummary } from '../components/deposit-summary.tsx';
import { useDepositFeeText } from '../components/use-deposit-fee-text.ts';
import { useBalance } from '../hooks/use-balance.ts';
import { useCryptoDeposit } from '../hooks/use-crypto-deposit.ts';
import styles from './crypto-deposit-modal.module.css';

export interface CryptoDepositModalProps extends ModalControls {
  projectId: string;
  /** What the field starts with, in cents. Default: what covers `missingCents`, else $100. */
  amountCents?: number;
  /** What the balance lacks, in cents: the deposit is to bring exactly this, so the fee comes on top. */
  missingCents?: number;
  /** Sends the browser to the payment page. Default: this window goes there. */
  leaveFor?: (url: string) => void;
}

const leave = (url: string): void => window.location.assign(url);

/** Asks for an amount within the terms that the API enforces, once they are loaded. */
export function CryptoDepositModal(props: CryptoDepositModalProps) {
  const { t } = useTranslation(['modals', 'common']);
  const terms = useDepositTerms();
  const { close } = props;
  if (terms.data) return <CryptoDeposit {...props} terms={terms.data.cryptoCloud} />;
  return (
    <ModalLayout
      title={t('modals:cryptoDeposit.title')}
      description={t('modals:cryptoDeposit.description')}
      onClose={() => close()}
      footer={<Button onClick={() => close()}>{t('common:actions.cancel')}</Button>}
    >
      {terms.isError ? (
        <QueryError
          title={t('modals:deposit.termsFailed')}
          error={terms.error}
          onRetry={() => void terms.refetch()}
          retrying={terms.isFetching}
        />
      ) : (
        <div className={styles.form} aria-busy>
          <SlowLoads />
          <Skeleton lines={4} />
        </div>
      )}
    </ModalLayout>
  );
}

interface CryptoDepositProps extends CryptoDepositModalProps {
  terms: DepositTerms;
}

/** Shows the effect of the amount, creates the payment and goes to its page. What was typed survives a failure. */
function CryptoDeposit({ projectId, amountCents, missingCents, leaveFor = leave, close, terms }: CryptoDepositProps) {
  const { t, i18n } = useTranslation(['modals', 'common']);
  const format = useFormat();
  const feeText = useDepositFeeText();
  const formId = useId();
  const balanceCents = useBalance(projectId);
  const { state, deposit } = useCryptoDeposit({ projectId, leaveFor });
  const [cents, setCents] = useState(amountCents ?? startCents(missingCents, terms));
  const refusal = checkDeposit(cents, terms);
  const busyText = { idle: '', creating: t('modals:cryptoDeposit.creating'), leaving: t('modals:cryptoDeposit.leaving') }[state];
  const limits = { min: format.money(terms.minimumCents), max: format.money(terms.maximumCents) };
  const refusalTexts = { BELOW_MINIMUM: t('common:validation.min', limits), ABOVE_MAXIMUM: t('common:validation.max', limits) };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (refusal === null) deposit(cents);
    else event.currentTarget.querySelector('input')?.focus();
  };

  return (
    <ModalLayout
      title={t('modals:cryptoDeposit.title')}
      description={t('modals:cryptoDeposit.description')}
      onClose={() => close()}
      footer={
        <>
          <Button onClick={() => close()}>{t('common:actions.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            loading={state !== 'idle'}
            disabled={refusal !== null}
            iconEnd={<ArrowUpRight aria-hidden />}
          >
            {t('modals:cryptoDeposit.submit', { amount: format.money(cents) })}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={handleSubmit} noValidate>
        <MoneyInput
          label={t('modals:cryptoDeposit.amount')}
          labelNote={t('modals:cryptoDeposit.limits', limits)}
          locale={i18n.language}
          value={cents}
          onValueChange={setCents}
          description={t('modals:cryptoDeposit.fee', { fee: feeText(terms.fee) })}
          error={refusal === null ? undefined : refusalTexts[refusal]}
          size="xl"
          autoComplete="off"
          ref={focusOnMount}
        />
        <DepositSummary
          amountCents={cents}
          balanceCents={balanceCents}
          terms={terms}
          valid={refusal === null}
          missingCents={missingCents}
        />
        <p role="status" className={busyText === '' ? 'visually-hidden' : styles.busy}>
          {busyText}
        </p>
      </form>
    </ModalLayout>
  );
}

/** What covers the shortfall, else the default amount, brought within the limits. */
function startCents(missingCents: number | undefined, terms: DepositTerms): number {
  if (missingCents !== undefined) return topUpCents(missingCents, terms);
  return Math.min(terms.maximumCents, Math.max(terms.minimumCents, depositDefaultCents));
}

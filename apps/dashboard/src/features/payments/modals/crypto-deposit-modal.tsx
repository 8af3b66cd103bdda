import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { checkDeposit, cryptoDepositTerms, depositDefaultCents, topUpCents } from '@onepoint/plans-domain';
import { Button } from '@onepoint/ui-kit/button';
import { MoneyInput } from '@onepoint/ui-kit/money-input';
import { ArrowUpRight } from 'lucide-react';
import { useId, useState, type SubmitEvent } from 'react';
import { focusOnMount } from '../../../shared/focus/focus-on-mount.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { DepositSummary } from '../components/deposit-summary.tsx';
import { useBalance } from '../hooks/use-balance.ts';
import { useCryptoDeposit } from '../hooks/use-crypto-deposit.ts';
import { useDepositRefusalText } from '../hooks/use-deposit-refusal-text.ts';
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
const terms = cryptoDepositTerms;

/** Asks for an amount, shows what it will do, makes the payment and goes to its page. What was typed survives a failure. */
export function CryptoDepositModal({ projectId, amountCents, missingCents, leaveFor = leave, close }: CryptoDepositModalProps) {
  const { t, i18n } = useTranslation(['modals', 'common']);
  const format = useFormat();
  const formId = useId();
  const balanceCents = useBalance(projectId);
  const { state, deposit } = useCryptoDeposit({ projectId, leaveFor });
  const [cents, setCents] = useState(amountCents ?? (missingCents === undefined ? depositDefaultCents : topUpCents(missingCents, terms)));
  const refusal = checkDeposit(cents, terms);
  const refusalText = useDepositRefusalText(terms);
  const busyText = { idle: '', creating: t('modals:cryptoDeposit.creating'), leaving: t('modals:cryptoDeposit.leaving') }[state];
  const limits = { min: format.money(terms.minimumCents), max: format.money(terms.maximumCents) };

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
          error={refusal === null ? undefined : refusalText(refusal, cents)}
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

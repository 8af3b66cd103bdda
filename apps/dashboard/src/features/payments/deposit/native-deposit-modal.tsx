import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { checkDeposit, depositDefaultCents, previewDeposit, topUpCents, type DepositTerms } from '@onepoint/plans-domain';
import { Button } from '@onepoint/ui-kit/button';
import { MoneyInput } from '@onepoint/ui-kit/money-input';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { ArrowUpRight } from 'lucide-react';
import { useCallback, useEffect, useId, useState, type SubmitEvent } from 'react';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { focusOnMount } from '../../../shared/focus.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { notify } from '../../../shared/overlays/notify.ts';
import { SlowLoads } from '../../../shared/slow/slow-loads.tsx';
import { storeDepositReason, type DepositReason } from '../../../shared/top-up/deposit-reason.ts';
import { useDepositTerms } from '../../../shared/top-up/top-up-alert.tsx';
import { useBalance, useCreatePayment, useProjectName } from '../payments.queries.ts';
import { getPaymentPage, PaymentLinkError } from '../payments.rules.ts';
import styles from './native-deposit-modal.module.css';
import { useDepositFeeText } from './use-deposit-fee-text.ts';

export interface NativeDepositModalProps extends ModalControls {
  projectId: string;
  /** Initial amount in cents. @default the deposit that covers `missingCents`, or $100 */
  amount?: number;
  /** Missing amount in cents. The initial amount credits exactly this, with the fee on top. */
  missingCents?: number;
  /** Action to return to after paying. */
  next?: DepositReason['next'];
  choice?: string;
  /** Navigates to the payment page. @default in this window */
  leaveFor?: (url: string) => void;
}

const leave = (url: string): void => window.location.assign(url);

/** Deposit through the crypto provider (payment type CRYPTOCLOUD_PAYMENT). Shows the form once the API's fee and limits have loaded. */
export function NativeDepositModal(props: NativeDepositModalProps) {
  const { t } = useTranslation(['modals', 'common']);
  const terms = useDepositTerms();
  const { close } = props;
  if (terms.data) return <NativeDeposit {...props} terms={terms.data.cryptoCloud} />;
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

interface NativeDepositProps extends NativeDepositModalProps {
  terms: DepositTerms;
}

/** Amount form with a preview. Creates the payment and navigates to its page, or keeps the amount if that fails. */
function NativeDeposit({ projectId, amount, missingCents, next, choice, leaveFor = leave, close, terms }: NativeDepositProps) {
  const { t, i18n } = useTranslation(['modals', 'common']);
  const format = useFormat();
  const feeText = useDepositFeeText();
  const formId = useId();
  const balanceCents = useBalance(projectId);
  const project = useProjectName(projectId);
  const handleCreate = (paymentId: string): void => {
    if (next !== undefined) storeDepositReason({ paymentId, projectId, next, choice });
  };
  const { state, deposit } = useNativeDeposit({ projectId, leaveFor, onCreate: handleCreate });
  const [cents, setCents] = useState(amount ?? initialCents(missingCents, terms));
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
          project={project}
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

/** Deposit that covers the shortfall, or the default amount clamped to the limits. */
function initialCents(missingCents: number | undefined, terms: DepositTerms): number {
  if (missingCents !== undefined) return topUpCents(missingCents, terms);
  return Math.min(terms.maximumCents, Math.max(terms.minimumCents, depositDefaultCents));
}

interface UseNativeDepositParameters {
  projectId: string;
  leaveFor: (url: string) => void;
  /** Called before navigating to the payment page. */
  onCreate: (paymentId: string) => void;
}

/** Creates the payment and navigates to its page. Shows an error toast if either fails. */
function useNativeDeposit({ projectId, leaveFor, onCreate }: UseNativeDepositParameters) {
  const { t } = useTranslation(['common', 'modals']);
  const notifyError = useNotifyError();
  const create = useCreatePayment();
  const [isLeaving, setIsLeaving] = useState(false);

  useEffect(() => {
    // Going back from the payment page can restore this page from the back/forward cache.
    const handlePageShow = (event: PageTransitionEvent): void => {
      if (event.persisted) setIsLeaving(false);
    };
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, []);

  const follow = useCallback(
    (link: string | null): void => {
      try {
        const url = getPaymentPage(link);
        setIsLeaving(true);
        leaveFor(url);
      } catch (error) {
        if (!(error instanceof PaymentLinkError)) throw error;
        const message = t(error.code === 'LINK_EMPTY' ? 'common:errors.emptyLink' : 'modals:cryptoDeposit.linkRefused');
        notify('error', { title: t('common:errors.request'), message });
      }
    },
    [leaveFor, t],
  );

  const deposit = (amountCents: number): void => {
    if (create.isPending || isLeaving) return;
    create.mutate(
      { projectId, type: 'CRYPTOCLOUD_PAYMENT', amount: amountCents },
      {
        onSuccess: ({ id, link }) => {
          onCreate(id);
          follow(link);
        },
        onError: (error) => notifyError(t('common:errors.request'), error),
      },
    );
  };
  const state: 'idle' | 'creating' | 'leaving' = isLeaving ? 'leaving' : create.isPending ? 'creating' : 'idle';
  return { state, deposit };
}

interface DepositSummaryProps {
  /** Undefined while loading. */
  project: string | undefined;
  amountCents: number;
  /** Undefined while loading. */
  balanceCents: number | undefined;
  terms: Pick<DepositTerms, 'fee'>;
  /** If false, dashes replace the numbers that depend on the amount. */
  valid: boolean;
  missingCents: number | undefined;
}

/** Preview of a deposit: amount, fee, credited amount, balance before and after. */
function DepositSummary({ project, amountCents, balanceCents, terms, valid, missingCents }: DepositSummaryProps) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const { feeCents, creditCents, balanceAfterCents } = previewDeposit(balanceCents ?? 0, amountCents, terms);
  const shown = (cents: number): string => (valid ? format.money(cents) : '—');
  const covers = valid && missingCents !== undefined && creditCents >= missingCents;
  return (
    <div className={styles.summary}>
      <dl className={styles.rows} aria-label={t('cryptoDeposit.summary.label')}>
        <div>
          <dt>{t('cryptoDeposit.summary.project')}</dt>
          <dd className={styles.project}>{project ?? <Skeleton className={styles.skeleton} />}</dd>
        </div>
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

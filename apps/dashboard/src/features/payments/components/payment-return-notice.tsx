import type { Payment, Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { Spinner } from '@onepoint/ui-kit/spinner';
import { useErrorText } from '../../../shared/errors/use-notify-error.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { chooseProject } from '../../../shared/projects/project-context.ts';
import { projectName } from '../../../shared/projects/project-names.ts';
import { findPaymentPage } from '../data/get-payment-page.ts';
import { paidCents } from '../data/paid-cents.ts';
import { PaymentId } from './payment-id.tsx';

export interface PaymentReturnNoticeProps {
  /** Undefined until it was looked up. */
  payment: Payment | undefined;
  /** Why it could not be looked up. */
  error: Error | null;
  checking: boolean;
  onCheck: () => void;
  /** The payment's project, where another one is selected. */
  otherProject: Pick<Project, 'id' | 'name'> | undefined;
  /** Starts another deposit. Left out where the reader's role may not. */
  onDeposit: (() => void) | undefined;
}

const tones = { CREATED: 'info', CONFIRMED: 'positive', CANCELED: 'caution' } as const;
const texts = { CREATED: 'pending', CONFIRMED: 'paid', CANCELED: 'canceled' } as const;
const isKnown = (status: string): status is keyof typeof texts => Object.hasOwn(texts, status);

/** What became of a payment, said on the way back from its page: paid, on its way, canceled, or whatever the provider calls it. */
export function PaymentReturnNotice({ payment, error, checking, otherProject, onCheck, onDeposit }: PaymentReturnNoticeProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const errorText = useErrorText();
  const check = (
    <Button size="sm" onClick={onCheck} loading={checking}>
      {t('payments.returned.checkNow')}
    </Button>
  );
  const ofProject = otherProject ? ` ${t('payments.returned.otherProject', { project: projectName(otherProject) })}` : null;
  const toProject = otherProject ? (
    <Button size="sm" variant="ghost" onClick={() => chooseProject(otherProject.id)}>
      {t('payments.returned.switchProject', { project: projectName(otherProject) })}
    </Button>
  ) : null;
  if (!payment) {
    if (error) {
      return (
        <Alert tone="caution" live title={t('payments.returned.failed.title')} action={check}>
          {t('payments.returned.failed.text')} {errorText(error).message}
        </Alert>
      );
    }
    return (
      <Alert live title={t('payments.returned.checking.title')} action={<Spinner />}>
        {t('payments.returned.checking.text')}
      </Alert>
    );
  }
  const { status, link } = payment;
  const amount = format.money(payment.amount);
  if (!isKnown(status)) {
    return (
      <Alert
        live
        title={t('payments.returned.unknown.title', { amount, status })}
        action={
          <>
            {toProject}
            {check}
          </>
        }
      >
        {t('payments.returned.unknown.text')} <PaymentId id={payment.id} />
        {ofProject}
      </Alert>
    );
  }
  const paid = format.money(paidCents(payment));
  const values = { amount: status === 'CONFIRMED' ? paid : amount, credited: format.money(payment.credited ?? payment.amount) };
  const page = findPaymentPage(link);
  const actions = {
    CREATED: (
      <>
        {toProject}
        {page === null ? null : (
          <LinkButton size="sm" variant="ghost" href={page}>
            {t('payments.returned.continue')}
          </LinkButton>
        )}
        {check}
      </>
    ),
    CONFIRMED: toProject,
    CANCELED: (
      <>
        {toProject}
        {onDeposit ? (
          <Button size="sm" onClick={onDeposit}>
            {t('payments.returned.payAgain')}
          </Button>
        ) : null}
      </>
    ),
  }[status];
  return (
    <Alert tone={tones[status]} live title={t(`payments.returned.${texts[status]}.title`, values)} action={actions}>
      {t(`payments.returned.${texts[status]}.text`, values)}
      {status === 'CANCELED' ? (
        <>
          {' '}
          <PaymentId id={payment.id} />
        </>
      ) : null}
      {ofProject}
    </Alert>
  );
}

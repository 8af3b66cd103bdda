import { ApiError, findPaymentQueryOptions } from '@onepoint/api-client';
import { may, type Payment, type Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { Spinner } from '@onepoint/ui-kit/spinner';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { useErrorText } from '../../shared/errors/use-notify-error.ts';
import { useFormat, useNow } from '../../shared/format/use-format.ts';
import { chooseProject, useProjects } from '../../shared/projects/project-context.ts';
import { renderRouterLink } from '../../shared/link/app-link.tsx';
import { projectName } from '../../shared/projects/project-names.ts';
import { clearDepositReason, continueLink, findDepositReason } from '../../shared/top-up/deposit-reason.ts';
import { PaymentId } from './payment/payment-details.tsx';
import { openDeposit } from './payments.modals.ts';
import { paymentCheckQueryOptions } from './payments.queries.ts';
import { findPaymentPage, paidCents, partlyPaidCents, shownStatus } from './payments.rules.ts';

interface PaymentReturnProps {
  /** The current project, which might not be the payment's. */
  project: Project;
  paymentId: string;
}

/**
 * Shows the outcome of the payment the user returns from, and polls until it is settled. The return URL contains only the payment ID, so
 * looks up its project. Doesn't switch to that project; the user decides.
 */
export function PaymentReturn({ project, paymentId }: PaymentReturnProps) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const { data: projects = [] } = useProjects();
  const found = useQuery(findPaymentQueryOptions(client, { paymentId }));
  const projectId = found.data?.projectId ?? '';
  const check = useQuery({ ...paymentCheckQueryOptions(client, queryClient, { projectId, id: paymentId }), enabled: found.isSuccess });
  const own = projects.find(({ id }) => id === projectId) ?? (projectId === project.id ? project : undefined);
  const reason = findDepositReason(paymentId);
  // The page already says that this role can't see payments.
  if (found.isError && !may(project.role, 'payment:read')) return null;
  return (
    <PaymentReturnNotice
      payment={check.data}
      error={found.error ?? check.error}
      checking={found.isFetching || check.isFetching}
      otherProject={own === undefined || own.id === project.id ? undefined : own}
      onCheck={() => void (found.isSuccess ? check.refetch() : found.refetch())}
      onDeposit={own && may(own.role, 'payment:create') ? () => openDeposit(own.id, check.data?.amount) : undefined}
      reason={reason}
      onContinue={clearDepositReason}
    />
  );
}

interface PaymentReturnNoticeProps {
  /** Undefined while loading. */
  payment: Payment | undefined;
  error: Error | null;
  checking: boolean;
  onCheck: () => void;
  /** The payment's project, if it isn't the current one. */
  otherProject: Pick<Project, 'id' | 'name'> | undefined;
  /** Starts another deposit. Undefined if the role doesn't allow it. */
  onDeposit: (() => void) | undefined;
  /** Action the balance was too low for. */
  reason: ReturnType<typeof findDepositReason>;
  onContinue: () => void;
}

const tones = { CREATED: 'info', PARTIAL: 'caution', EXPIRED: 'caution', CONFIRMED: 'positive', CANCELED: 'caution' } as const;
const texts = { CREATED: 'pending', PARTIAL: 'partial', EXPIRED: 'expired', CONFIRMED: 'paid', CANCELED: 'canceled' } as const;
const isKnown = (status: string): status is keyof typeof texts => Object.hasOwn(texts, status);

/** Outcome to explain. A received amount takes precedence over an expired page. */
function outcomeOf(payment: Payment, nowMs: number): string {
  return partlyPaidCents(payment) === null ? shownStatus(payment, nowMs) : 'PARTIAL';
}

function PaymentReturnNotice({ payment, error, checking, otherProject, onCheck, onDeposit, reason, onContinue }: PaymentReturnNoticeProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const errorText = useErrorText();
  const nowMs = useNow();
  const check = (
    <Button size="sm" onClick={onCheck} loading={checking}>
      {t('payments.returned.checkNow')}
    </Button>
  );
  const projectNote = otherProject ? ` ${t('payments.returned.otherProject', { project: projectName(otherProject) })}` : null;
  const switchProject = otherProject ? (
    <Button size="sm" variant="ghost" onClick={() => chooseProject(otherProject.id)}>
      {t('payments.returned.switchProject', { project: projectName(otherProject) })}
    </Button>
  ) : null;
  if (!payment) {
    if (error) {
      // If the payment doesn't exist, no money is on its way, so don't promise a credit.
      const isMissing = error instanceof ApiError && error.code === 'PAYMENT_NOT_FOUND';
      return (
        <Alert tone="caution" live title={t('payments.returned.failed.title')} action={check}>
          {isMissing ? null : t('payments.returned.failed.text')} {errorText(error).message}
        </Alert>
      );
    }
    return (
      <Alert live title={t('payments.returned.checking.title')} action={<Spinner />}>
        {t('payments.returned.checking.text')}
      </Alert>
    );
  }
  const { link } = payment;
  const status = outcomeOf(payment, nowMs);
  const amount = format.money(payment.amount);
  if (!isKnown(status)) {
    return (
      <Alert
        live
        title={t('payments.returned.unknown.title', { amount, status })}
        action={
          <>
            {switchProject}
            {check}
          </>
        }
      >
        {t('payments.returned.unknown.text')} <PaymentId id={payment.id} />
        {projectNote}
      </Alert>
    );
  }
  const paid = format.money(paidCents(payment));
  const values = {
    amount: status === 'CONFIRMED' ? paid : amount,
    credited: format.money(payment.credited ?? payment.amount),
    received: format.money(payment.received),
    missing: format.money(Math.max(0, payment.amount - payment.received)),
  };
  const page = findPaymentPage(link);
  const open = (
    <>
      {switchProject}
      {page === null ? null : (
        <LinkButton size="sm" variant="ghost" href={page}>
          {t('payments.returned.continue')}
        </LinkButton>
      )}
      {check}
    </>
  );
  const over = (
    <>
      {switchProject}
      {onDeposit ? (
        <Button size="sm" onClick={onDeposit}>
          {t('payments.returned.payAgain')}
        </Button>
      ) : null}
    </>
  );
  const actions = {
    CREATED: open,
    PARTIAL: open,
    EXPIRED: over,
    CONFIRMED: (
      <>
        {switchProject}
        {reason === undefined ? null : (
          <LinkButton size="sm" variant="primary" href={continueLink(reason)} render={renderRouterLink} onClick={onContinue}>
            {t(`payments.returned.continueTo.${reason.next}`)}
          </LinkButton>
        )}
      </>
    ),
    CANCELED: over,
  }[status];
  return (
    <Alert tone={tones[status]} live title={t(`payments.returned.${texts[status]}.title`, values)} action={actions}>
      {t(`payments.returned.${texts[status]}.text`, values)}
      {status === 'CANCELED' || status === 'EXPIRED' ? (
        <>
          {' '}
          <PaymentId id={payment.id} />
        </>
      ) : null}
      {projectNote}
    </Alert>
  );
}

import type { Payment, Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { LoadMore } from '@onepoint/ui-kit/load-more';
import { Table, type TableColumn } from '@onepoint/ui-kit/table';
import { ArrowUpRight, Info, ReceiptText, RefreshCw } from 'lucide-react';
import { useCallback, useEffect, useMemo } from 'react';
import { useNotifyError } from '../../shared/errors/use-notify-error.ts';
import { useFormat, useNow } from '../../shared/format/use-format.ts';
import { usePaymentTypeName } from '../../shared/use-payment-type-name.ts';
import { PaymentStatus } from './payment/payment-details.tsx';
import styles from './payments-list.module.css';
import { paymentModals } from './payments.modals.ts';
import { useCheckPayment, usePaymentChecks, type usePayments } from './payments.queries.ts';
import { findPaymentPage, paidCents, partlyPaidCents, shownStatus } from './payments.rules.ts';

interface PaymentsListProps {
  list: ReturnType<typeof usePayments>;
  project: Pick<Project, 'id' | 'name'>;
}

const noPayments: readonly Payment[] = [];
const paymentId = ({ id }: Payment): string => id;

/** Payments table with paging. Polls open payments while mounted. */
export function PaymentsList({ list, project }: PaymentsListProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const format = useFormat();
  const notifyError = useNotifyError();
  const { payments, hasNextPage, isFetchingNextPage, isFetchNextPageError, error } = list;
  const { id, name } = project;
  // Stable when only the balance changes, so that rows don't re-render.
  const handleReceipt = useCallback(
    (payment: Payment) => void paymentModals.open('receipt', { payment, project: { id, name } }),
    [id, name],
  );
  const columns = usePaymentsColumns(handleReceipt);
  usePaymentChecks(payments ?? []);
  useEffect(() => {
    if (isFetchNextPageError) notifyError(t('dashboard:payments.failed.more'), error);
  }, [isFetchNextPageError, error, notifyError, t]);
  return (
    <>
      <Table
        caption={t('dashboard:payments.table')}
        columns={columns}
        rows={payments ?? noPayments}
        rowId={paymentId}
        loadingRows={payments ? 0 : 5}
      />
      {payments ? (
        <LoadMore
          hasMore={hasNextPage}
          loading={isFetchingNextPage}
          label={t('common:actions.loadMore')}
          status={t('dashboard:payments.shown', { shown: format.number(payments.length) })}
          onLoadMore={() => void list.fetchNextPage()}
        />
      ) : null}
    </>
  );
}

/** Memoized, because the list can have thousands of rows. */
function usePaymentsColumns(onReceipt: (payment: Payment) => void): TableColumn<Payment>[] {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const typeName = usePaymentTypeName();
  return useMemo(
    () => [
      {
        id: 'created',
        header: t('payments.columns.created'),
        rowHeader: true,
        cell: ({ createdAt }) => (
          <time className={styles.created} dateTime={createdAt}>
            {format.date(createdAt, { style: 'dateTime' })}
          </time>
        ),
      },
      { id: 'type', header: t('payments.columns.type'), cell: ({ type }) => <span className={styles.whole}>{typeName(type)}</span> },
      {
        id: 'status',
        header: t('payments.columns.status'),
        cell: (payment) => (
          <span className={styles.whole}>
            <PaymentStatus payment={payment} />
          </span>
        ),
      },
      {
        id: 'amount',
        header: t('payments.columns.amount'),
        align: 'end',
        cell: (payment) => <PaidAmount payment={payment} />,
      },
      {
        id: 'credited',
        header: t('payments.columns.credited'),
        align: 'end',
        cell: ({ credited }) => <span className={styles.whole}>{credited === null ? '—' : format.money(credited)}</span>,
      },
      {
        id: 'actions',
        header: t('payments.columns.actions'),
        hideHeader: true,
        align: 'end',
        cell: (payment) => <PaymentActions payment={payment} onReceipt={onReceipt} />,
      },
    ],
    [t, format, typeName, onReceipt],
  );
}

function PaidAmount({ payment }: { payment: Payment }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const received = partlyPaidCents(payment);
  return (
    <span className={styles.whole}>
      {format.money(paidCents(payment))}
      {received === null ? null : (
        <span className={styles.received}>
          {t('payments.received', { received: format.money(received), amount: format.money(payment.amount) })}
        </span>
      )}
    </span>
  );
}

interface PaymentActionsProps {
  payment: Payment;
  onReceipt: (payment: Payment) => void;
}

/** Open payments can be checked and paid. Confirmed ones link to the receipt, others to the details. */
function PaymentActions({ payment, onReceipt }: PaymentActionsProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const isPaid = payment.status === 'CONFIRMED';
  return (
    <span className={styles.actions}>
      {payment.status === 'CREATED' ? <OpenPaymentActions payment={payment} /> : null}
      <IconButton
        size="sm"
        name={t(`payments.${isPaid ? 'receipt' : 'details'}`, { amount: format.money(paidCents(payment)) })}
        icon={isPaid ? <ReceiptText aria-hidden /> : <Info aria-hidden />}
        onClick={() => onReceipt(payment)}
      />
    </span>
  );
}

/** Only open payments re-render over time, because they can expire. */
function OpenPaymentActions({ payment }: { payment: Payment }) {
  const { t } = useTranslation(['dashboard', 'modals']);
  const format = useFormat();
  const isExpired = shownStatus(payment, useNow()) === 'EXPIRED';
  const page = isExpired ? null : findPaymentPage(payment.link);
  return (
    <>
      <CheckPaymentButton payment={payment} />
      {page === null ? null : (
        <LinkButton
          href={page}
          size="sm"
          aria-label={t('dashboard:payments.pay', { amount: format.money(payment.amount) })}
          iconEnd={<ArrowUpRight aria-hidden />}
        >
          {t('modals:deposit.open.payShort')}
        </LinkButton>
      )}
    </>
  );
}

/** Has its own mutation state, so that a check re-renders only this button. */
function CheckPaymentButton({ payment }: { payment: Payment }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const check = useCheckPayment();
  return (
    <IconButton
      size="sm"
      name={t('payments.check', { amount: format.money(payment.amount) })}
      icon={<RefreshCw aria-hidden />}
      loading={check.isPending}
      onClick={() => check.mutate(payment)}
    />
  );
}

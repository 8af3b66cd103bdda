import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { LoadMore } from '@onepoint/ui-kit/load-more';
import { useEffect, useMemo } from 'react';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { useCheckPayment } from '../hooks/use-check-payment.ts';
import { usePaymentChecks } from '../hooks/use-payment-checks.ts';
import type { usePayments } from '../hooks/use-payments.ts';
import { paymentModals } from '../payments.modals.ts';
import type { PaymentCommands } from './payment-actions.tsx';
import { PaymentsTable } from './payments-table.tsx';

export interface PaymentsListProps {
  list: ReturnType<typeof usePayments>;
  project: Pick<Project, 'id' | 'name'>;
}

/** The table with its further pages. Open payments are checked by themselves while the list is on screen. */
export function PaymentsList({ list, project }: PaymentsListProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const format = useFormat();
  const notifyError = useNotifyError();
  const check = useCheckPayment();
  const { payments, hasNextPage, isFetchingNextPage, isFetchNextPageError, error } = list;
  const { mutate: onCheck } = check;
  const checkingId = check.isPending ? check.variables.id : undefined;
  const commands = useMemo(
    (): PaymentCommands => ({
      onCheck: (payment) => onCheck(payment),
      onReceipt: (payment) => void paymentModals.open('receipt', { payment, project }),
      checkingId,
    }),
    [onCheck, checkingId, project],
  );
  usePaymentChecks(payments ?? []);
  useEffect(() => {
    if (isFetchNextPageError) notifyError(t('dashboard:payments.failed.more'), error);
  }, [isFetchNextPageError, error, notifyError, t]);
  return (
    <>
      <PaymentsTable payments={payments} commands={commands} />
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

import type { Payment, Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { LoadMore } from '@onepoint/ui-kit/load-more';
import { useCallback, useEffect } from 'react';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { usePaymentChecks } from '../hooks/use-payment-checks.ts';
import type { usePayments } from '../hooks/use-payments.ts';
import { paymentModals } from '../payments.modals.ts';
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
  const { payments, hasNextPage, isFetchingNextPage, isFetchNextPageError, error } = list;
  const { id, name } = project;
  // The same when the balance changes: rows need not be drawn again.
  const handleReceipt = useCallback(
    (payment: Payment) => void paymentModals.open('receipt', { payment, project: { id, name } }),
    [id, name],
  );
  usePaymentChecks(payments ?? []);
  useEffect(() => {
    if (isFetchNextPageError) notifyError(t('dashboard:payments.failed.more'), error);
  }, [isFetchNextPageError, error, notifyError, t]);
  return (
    <>
      <PaymentsTable payments={payments} onReceipt={handleReceipt} />
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

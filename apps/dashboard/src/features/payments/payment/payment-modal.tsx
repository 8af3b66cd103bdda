import { findPaymentQueryOptions } from '@onepoint/api-client';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { useProjectName } from '../payments.queries.ts';
import { ReceiptModal } from './receipt-modal.tsx';

interface PaymentModalProps extends ModalControls {
  paymentId: string;
}

/** Receipt or details of a payment. Looks up the payment's own project, whichever is current. */
export function PaymentModal({ paymentId, close }: PaymentModalProps) {
  const { t } = useTranslation(['billing', 'common']);
  const found = useQuery(findPaymentQueryOptions(useApiClient(), { paymentId }));
  const projectId = found.data?.projectId ?? '';
  const name = useProjectName(projectId);
  if (found.data && name !== undefined) return <ReceiptModal payment={found.data} project={{ id: projectId, name }} close={close} />;
  return (
    <ModalLayout
      title={t('billing:payment.title')}
      onClose={() => close()}
      widthPx={520}
      footer={<Button onClick={() => close()}>{t('common:actions.close')}</Button>}
    >
      {found.isError ? (
        <QueryError
          title={t('billing:payment.failed')}
          error={found.error}
          onRetry={() => void found.refetch()}
          retrying={found.isFetching}
        />
      ) : (
        <div role="status" aria-label={t('billing:payment.loading')}>
          <Skeleton lines={6} />
        </div>
      )}
    </ModalLayout>
  );
}

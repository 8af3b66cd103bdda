import { useTranslation } from '@onepoint/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Payment } from '@onepoint/api-contract';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { notify } from '../../../shared/overlays/notify.ts';
import { paymentCheckQueryOptions } from './payment-check-query.ts';

/** Checks a payment because somebody asked, and says so where nothing changed. */
export function useCheckPayment() {
  const { t } = useTranslation('dashboard');
  const client = useApiClient();
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  return useMutation({
    mutationFn: (payment: Payment) => queryClient.fetchQuery(paymentCheckQueryOptions(client, queryClient, payment)),
    onSuccess: ({ status }) => {
      if (status === 'CREATED') notify('info', { title: t('payments.checkedStill') });
    },
    onError: (error) => notifyError(t('payments.failed.check'), error),
  });
}

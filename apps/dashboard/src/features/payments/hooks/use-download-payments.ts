import { saveFile } from '@onepoint/charts/save-file';
import { useTranslation } from '@onepoint/i18n';
import { useMutation } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { usePaymentTypeName } from '../../../shared/use-payment-type-name.ts';
import { listAllPayments } from '../data/list-all-payments.ts';
import { paymentsCsv } from '../data/payments-csv.ts';

/** Gives all payments of a project as a CSV file, not only those on screen. */
export function useDownloadPayments(projectId: string) {
  const { t } = useTranslation('dashboard');
  const client = useApiClient();
  const notifyError = useNotifyError();
  const typeName = usePaymentTypeName();
  return useMutation({
    mutationFn: () => listAllPayments(client, projectId),
    onSuccess: (payments) => {
      const texts = t('payments.csv', { returnObjects: true });
      saveFile(new Blob([paymentsCsv(payments, { texts, typeName })], { type: 'text/csv;charset=utf-8' }), `${texts.file}.csv`);
    },
    onError: (error) => notifyError(t('payments.csv.failed'), error),
  });
}

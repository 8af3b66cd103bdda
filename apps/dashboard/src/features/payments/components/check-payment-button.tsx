import type { Payment } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { RefreshCw } from 'lucide-react';
import { useFormat } from '../../../shared/format/use-format.ts';
import { useCheckPayment } from '../hooks/use-check-payment.ts';

/** Asks the provider for a payment's status. It keeps its own state: a check draws no other row of the list. */
export function CheckPaymentButton({ payment }: { payment: Payment }) {
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

import { useSearchParams } from 'react-router';
import { PaymentsPage } from '../../features/payments/payments-page.tsx';
import { returnedPaymentId } from '../../features/payments/returned-payment-id.ts';

export function Component() {
  const [search] = useSearchParams();
  return <PaymentsPage returnedPaymentId={returnedPaymentId(search)} />;
}

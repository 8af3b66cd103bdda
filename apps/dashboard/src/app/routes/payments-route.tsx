import { useSearchParams } from 'react-router';
import { PaymentsPage } from '../../features/payments/payments-page.tsx';
import { findReturnedPaymentId } from '../../features/payments/payments.rules.ts';

export function PaymentsRoute() {
  const [search] = useSearchParams();
  return <PaymentsPage returnedPaymentId={findReturnedPaymentId(search)} />;
}

import { useSearchParams } from 'react-router';
import { PaymentsPage } from '../../features/payments/payments-page.tsx';

/** `?payment=` names the payment that the reader comes back from. */
export function Component() {
  const [search] = useSearchParams();
  return <PaymentsPage returnedPaymentId={search.get('payment') ?? undefined} />;
}

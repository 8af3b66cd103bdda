import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { PaymentReturnNotice } from './components/payment-return-notice.tsx';
import { paymentCheckQueryOptions } from './hooks/payment-check-query.ts';
import { openDeposit } from './open-deposit.ts';

export interface PaymentReturnedProps {
  projectId: string;
  /** Of the payment whose page the reader comes from. */
  paymentId: string;
}

/** Says what became of the payment that the reader comes back from, and goes on looking until it is settled. */
export function PaymentReturned({ projectId, paymentId }: PaymentReturnedProps) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const check = useQuery(paymentCheckQueryOptions(client, queryClient, { projectId, id: paymentId }));
  return (
    <PaymentReturnNotice
      payment={check.data}
      error={check.error}
      checking={check.isFetching}
      onCheck={() => void check.refetch()}
      onDeposit={() => void openDeposit(projectId)}
    />
  );
}

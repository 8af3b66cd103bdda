import type { Payment } from '@onepoint/api-contract';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { paymentCheckQueryOptions } from './payment-check-query.ts';

/** Keeps the open ones of these payments checked while they are on screen. */
export function usePaymentChecks(payments: readonly Payment[]): void {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const open = payments.filter(({ status }) => status === 'CREATED');
  useQueries({ queries: open.map((payment) => paymentCheckQueryOptions(client, queryClient, payment)) });
}

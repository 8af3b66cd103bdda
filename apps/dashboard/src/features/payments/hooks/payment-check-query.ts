import { checkPayment, type ApiClient } from '@onepoint/api-client';
import type { Payment } from '@onepoint/api-contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { assertProject } from '../../../shared/projects/project-context.ts';
import { applyCheckedPayment } from '../data/apply-checked-payment.ts';
import { checkDelayMs } from '../data/check-delay.ts';

/** Checks a payment as long as it is open and somebody sees the page, less and less often; what is found is shown everywhere. */
export function paymentCheckQueryOptions(
  client: ApiClient,
  queryClient: QueryClient,
  { projectId, id: paymentId }: Pick<Payment, 'projectId' | 'id'>,
) {
  return queryOptions({
    queryKey: ['checkPayment', { projectId, paymentId }] as const,
    queryFn: async ({ signal }) => {
      assertProject(projectId);
      const payment = await checkPayment(client, { projectId, paymentId }, { signal });
      applyCheckedPayment(queryClient, payment);
      return payment;
    },
    // Not in the background: TanStack Query stops its intervals while the page is hidden.
    refetchInterval: ({ state }) => {
      const open = state.data === undefined || state.data.status === 'CREATED';
      return open ? checkDelayMs(state.dataUpdateCount + state.errorUpdateCount) : false;
    },
    staleTime: 0,
  });
}

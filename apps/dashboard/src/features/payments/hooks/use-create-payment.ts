import { createPayment, listPaymentsQueryKey, type CreatePaymentParameters } from '@onepoint/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { assertProject } from '../../../shared/projects/project-context.ts';
import { showNewPayment } from '../data/show-new-payment.ts';
import { usePaymentIntents } from './use-payment-intents.ts';

/** Creates a payment. All tries of one amount share an idempotency key: a double click or a lost reply makes one payment. */
export function useCreatePayment() {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const intents = usePaymentIntents();
  return useMutation({
    mutationFn: async (intent: CreatePaymentParameters) => {
      assertProject(intent.projectId);
      return createPayment(client, intent, { idempotencyKey: intents.keyOf(intent) });
    },
    onSuccess: (payment, intent) => {
      intents.settle(intent);
      showNewPayment(queryClient, payment);
      void queryClient.invalidateQueries({ queryKey: listPaymentsQueryKey(intent), predicate: ({ queryKey }) => isOpenList(queryKey) });
    },
  });
}

/** Lists of open payments are short and always asked for anew; the pages above were just amended. */
function isOpenList(queryKey: readonly unknown[]): boolean {
  return queryKey.some((part) => typeof part === 'object' && part !== null && 'status' in part);
}

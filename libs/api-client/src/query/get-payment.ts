import { queryOptions } from '@tanstack/react-query';
import { getPayment, type GetPaymentParameters } from '../actions/get-payment.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export const getPaymentQueryKey = (parameters: GetPaymentParameters) => ['getPayment', parameters] as const;

/** One payment. */
export function getPaymentQueryOptions(client: ApiClient, parameters: GetPaymentParameters) {
  return queryOptions({
    queryKey: getPaymentQueryKey(parameters),
    queryFn: ({ signal }) => getPayment(client, parameters, { signal }),
  });
}

import * as calls from '@onepoint/api-contract/calls/payments';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type GetPaymentParameters = CallInput<typeof calls.getPayment>['params'];
export type GetPaymentReturnType = CallOutput<typeof calls.getPayment>;

/** One payment, as it is known now; `checkPayment` asks its provider. */
export function getPayment(client: ApiClient, params: GetPaymentParameters, options?: CallOptions): Promise<GetPaymentReturnType> {
  return client.call(calls.getPayment, { params }, options);
}

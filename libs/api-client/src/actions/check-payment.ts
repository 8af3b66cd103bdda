import * as calls from '@onepoint/api-contract/calls/payments';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type CheckPaymentParameters = CallInput<typeof calls.checkPayment>['params'];
export type CheckPaymentReturnType = CallOutput<typeof calls.checkPayment>;

/** Has the API ask the payment's provider what became of it, and gives the payment after that. */
export function checkPayment(client: ApiClient, params: CheckPaymentParameters, options?: CallOptions): Promise<CheckPaymentReturnType> {
  return client.call(calls.checkPayment, { params }, options);
}

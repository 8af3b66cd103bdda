import * as calls from '@onepoint/api-contract/calls/payments';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type CreatePaymentParameters = CallInput<typeof calls.createPayment>['params'] & CallInput<typeof calls.createPayment>['body'];
export type CreatePaymentReturnType = CallOutput<typeof calls.createPayment>;

/**
 * Creates a payment of `amount` cents. Its `link` is data from outside: check it before the browser goes there.
 *
 * @param options the API requires an `idempotencyKey`; one for each payment that is meant
 */
export function createPayment(
  client: ApiClient,
  { projectId, ...body }: CreatePaymentParameters,
  options: CallOptions & { readonly idempotencyKey: string },
): Promise<CreatePaymentReturnType> {
  return client.call(calls.createPayment, { params: { projectId }, body }, options);
}

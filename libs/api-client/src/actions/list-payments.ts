import * as calls from '@onepoint/api-contract/calls/payments';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type ListPaymentsParameters = CallInput<typeof calls.listPayments>['params'] & {
  /** The last payment of the page before; the first page without it. */
  readonly lastId?: string | undefined;
  /** Payments in this status alone. */
  readonly status?: string | undefined;
  /** 1 to 100. Default 20. */
  readonly limit?: number | undefined;
};
export type ListPaymentsReturnType = CallOutput<typeof calls.listPayments>;

/** A page of a project's payments, newest first. */
export function listPayments(
  client: ApiClient,
  { projectId, ...query }: ListPaymentsParameters,
  options?: CallOptions,
): Promise<ListPaymentsReturnType> {
  return client.call(calls.listPayments, { params: { projectId }, query }, options);
}

import * as calls from '@onepoint/api-contract/calls/usage';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type GetUsageSummaryParameters = CallInput<typeof calls.getUsageSummary>['params'];
export type GetUsageSummaryReturnType = CallOutput<typeof calls.getUsageSummary>;

/** Month to date, average day, how long the balance lasts, and how near the limits are. */
export function getUsageSummary(
  client: ApiClient,
  params: GetUsageSummaryParameters,
  options?: CallOptions,
): Promise<GetUsageSummaryReturnType> {
  return client.call(calls.getUsageSummary, { params }, options);
}

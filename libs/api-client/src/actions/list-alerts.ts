import * as calls from '@onepoint/api-contract/calls/alerts';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type ListAlertsParameters = CallInput<typeof calls.listAlerts>['params'] & CallInput<typeof calls.listAlerts>['query'];
export type ListAlertsReturnType = CallOutput<typeof calls.listAlerts>;

/** A page of a project's alerts, newest first, those that are over included. */
export function listAlerts(
  client: ApiClient,
  { projectId, ...query }: ListAlertsParameters,
  options?: CallOptions,
): Promise<ListAlertsReturnType> {
  return client.call(calls.listAlerts, { params: { projectId }, query }, options);
}

import * as calls from '@onepoint/api-contract/calls/alerts';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type ListAlertsParameters = CallInput<typeof calls.listAlerts>['params'] & {
  /** The last alert of the page before; the first page without it. */
  readonly lastId?: string | undefined;
  /** 1 to 100. Default 20. */
  readonly limit?: number | undefined;
};
export type ListAlertsReturnType = CallOutput<typeof calls.listAlerts>;

/** A page of a project's alerts, newest first, those that are over included. */
export function listAlerts(
  client: ApiClient,
  { projectId, ...query }: ListAlertsParameters,
  options?: CallOptions,
): Promise<ListAlertsReturnType> {
  return client.call(calls.listAlerts, { params: { projectId }, query }, options);
}

import * as calls from '@onepoint/api-contract/calls/projects';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type GetProjectParameters = CallInput<typeof calls.getProject>['params'];
export type GetProjectReturnType = CallOutput<typeof calls.getProject>;

/** One project, with its balance and plan. */
export function getProject(client: ApiClient, params: GetProjectParameters, options?: CallOptions): Promise<GetProjectReturnType> {
  return client.call(calls.getProject, { params }, options);
}

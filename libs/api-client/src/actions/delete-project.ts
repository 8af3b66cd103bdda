import * as calls from '@onepoint/api-contract/calls/projects';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type DeleteProjectParameters = CallInput<typeof calls.deleteProject>['params'];
export type DeleteProjectReturnType = CallOutput<typeof calls.deleteProject>;

/** Deletes a project; its API keys stop at once. */
export function deleteProject(client: ApiClient, params: DeleteProjectParameters, options?: CallOptions): Promise<DeleteProjectReturnType> {
  return client.call(calls.deleteProject, { params }, options);
}

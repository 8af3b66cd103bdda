import * as calls from '@onepoint/api-contract/calls/projects';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type DeleteProjectParameters = CallInput<typeof calls.deleteProject>['params'] & CallInput<typeof calls.deleteProject>['query'];
export type DeleteProjectReturnType = CallOutput<typeof calls.deleteProject>;

/** Deletes a project; its API keys stop at once. A positive balance goes where `balance` says. */
export function deleteProject(
  client: ApiClient,
  { projectId, ...query }: DeleteProjectParameters,
  options?: CallOptions,
): Promise<DeleteProjectReturnType> {
  return client.call(calls.deleteProject, { params: { projectId }, query }, options);
}

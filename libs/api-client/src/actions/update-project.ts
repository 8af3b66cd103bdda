import * as calls from '@onepoint/api-contract/calls/projects';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type UpdateProjectParameters = CallInput<typeof calls.updateProject>['params'] & CallInput<typeof calls.updateProject>['body'];
export type UpdateProjectReturnType = CallOutput<typeof calls.updateProject>;

/** Renames a project, changes its plan or its packages: only the fields given change. */
export function updateProject(
  client: ApiClient,
  { projectId, ...body }: UpdateProjectParameters,
  options?: CallOptions,
): Promise<UpdateProjectReturnType> {
  return client.call(calls.updateProject, { params: { projectId }, body }, options);
}

import { contract } from '@onepoint/api-contract';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type UpdateProjectParameters = CallInput<typeof contract.updateProject>['params'] & CallInput<typeof contract.updateProject>['body'];
export type UpdateProjectReturnType = CallOutput<typeof contract.updateProject>;

/** Renames a project, changes its plan or its packages: only the fields given change. */
export function updateProject(
  client: ApiClient,
  { projectId, ...body }: UpdateProjectParameters,
  options?: CallOptions,
): Promise<UpdateProjectReturnType> {
  return client.call(contract.updateProject, { params: { projectId }, body }, options);
}

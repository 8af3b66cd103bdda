import { contract } from '@onepoint/api-contract';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type DeleteProjectParameters = CallInput<typeof contract.deleteProject>['params'];
export type DeleteProjectReturnType = CallOutput<typeof contract.deleteProject>;

/** Deletes a project; its API keys stop at once. */
export function deleteProject(client: ApiClient, params: DeleteProjectParameters, options?: CallOptions): Promise<DeleteProjectReturnType> {
  return client.call(contract.deleteProject, { params }, options);
}

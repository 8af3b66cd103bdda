import { contract } from '@onepoint/api-contract';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type GetProjectParameters = CallInput<typeof contract.getProject>['params'];
export type GetProjectReturnType = CallOutput<typeof contract.getProject>;

/** One project, with its balance and plan. */
export function getProject(client: ApiClient, params: GetProjectParameters, options?: CallOptions): Promise<GetProjectReturnType> {
  return client.call(contract.getProject, { params }, options);
}

import { contract } from '@onepoint/api-contract';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type CreateProjectParameters = CallInput<typeof contract.createProject>['body'];
export type CreateProjectReturnType = CallOutput<typeof contract.createProject>;

/** Creates a project; the caller becomes its owner. */
export function createProject(client: ApiClient, body: CreateProjectParameters, options?: CallOptions): Promise<CreateProjectReturnType> {
  return client.call(contract.createProject, { body }, options);
}

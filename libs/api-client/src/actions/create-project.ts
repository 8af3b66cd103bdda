import * as calls from '@onepoint/api-contract/calls/projects';
import type { CallInput, CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type CreateProjectParameters = CallInput<typeof calls.createProject>['body'];
export type CreateProjectReturnType = CallOutput<typeof calls.createProject>;

/** Creates a project; the caller becomes its owner. */
export function createProject(client: ApiClient, body: CreateProjectParameters, options?: CallOptions): Promise<CreateProjectReturnType> {
  return client.call(calls.createProject, { body }, options);
}

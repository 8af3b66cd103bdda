import * as calls from '@onepoint/api-contract/calls/list-projects';
import type { CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type ListProjectsReturnType = CallOutput<typeof calls.listProjects>;

/** Projects the signed-in user is a member of, oldest first. */
export function listProjects(client: ApiClient, options?: CallOptions): Promise<ListProjectsReturnType> {
  return client.call(calls.listProjects, {}, options);
}

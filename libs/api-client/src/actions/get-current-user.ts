import * as calls from '@onepoint/api-contract/calls/users';
import type { CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type GetCurrentUserReturnType = CallOutput<typeof calls.getCurrentUser>;

/** The signed-in user. */
export function getCurrentUser(client: ApiClient, options?: CallOptions): Promise<GetCurrentUserReturnType> {
  return client.call(calls.getCurrentUser, {}, options);
}

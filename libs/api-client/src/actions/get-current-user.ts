import { contract } from '@onepoint/api-contract';
import type { CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type GetCurrentUserReturnType = CallOutput<typeof contract.getCurrentUser>;

/** The signed-in user. */
export function getCurrentUser(client: ApiClient, options?: CallOptions): Promise<GetCurrentUserReturnType> {
  return client.call(contract.getCurrentUser, {}, options);
}

import * as calls from '@onepoint/api-contract/calls/payments';
import type { CallOptions, CallOutput } from '../client/call-types.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export type ListCustodialWalletsReturnType = CallOutput<typeof calls.listCustodialWallets>;

/** Deposit addresses of all projects of the signed-in user. Their checksums are not verified here. */
export function listCustodialWallets(client: ApiClient, options?: CallOptions): Promise<ListCustodialWalletsReturnType> {
  return client.call(calls.listCustodialWallets, {}, options);
}

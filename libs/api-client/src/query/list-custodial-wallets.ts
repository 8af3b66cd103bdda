import { queryOptions } from '@tanstack/react-query';
import { listCustodialWallets } from '../actions/list-custodial-wallets.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export const listCustodialWalletsQueryKey = () => ['listCustodialWallets'] as const;

/** Deposit addresses of all projects of the signed-in user. */
export function listCustodialWalletsQueryOptions(client: ApiClient) {
  return queryOptions({
    queryKey: listCustodialWalletsQueryKey(),
    queryFn: ({ signal }) => listCustodialWallets(client, { signal }),
  });
}

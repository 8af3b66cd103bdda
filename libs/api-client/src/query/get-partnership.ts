import { queryOptions } from '@tanstack/react-query';
import { getPartnership, type GetPartnershipParameters } from '../actions/get-partnership.ts';
import type { ApiClient } from '../client/create-api-client.ts';

export const getPartnershipQueryKey = (parameters: GetPartnershipParameters) => ['getPartnership', parameters] as const;

/** Where a project stands in the partner programme. */
export function getPartnershipQueryOptions(client: ApiClient, parameters: GetPartnershipParameters) {
  return queryOptions({
    queryKey: getPartnershipQueryKey(parameters),
    queryFn: ({ signal }) => getPartnership(client, parameters, { signal }),
  });
}
